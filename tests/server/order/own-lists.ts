import { giver, luc, manon, manonsPhone, paul, receiver, wolfhunter } from '../../world/people.ts'
import { copied, copies, latestFirst, type SortedList } from './sorted-list.ts'

/** Lists of givers and receivers about themselves. */
export const ownLists: SortedList[] = [
  {
    title: 'planned hunts, next first',
    of: ['giver/hunts.ts findHunts'],
    sees: giver,
    url: '/api/v1/hunts/self?hunt_state_code=planned&perPage=999999',
    by: { table: 'hunts', column: 'started_at' },
    values: ['2026-04-01', '2026-04-02'],
    ties: 'lower',
    rows: copies,
    given: copied('hunts', 1),
  },
  {
    title: 'past hunts, latest first',
    of: ['giver/hunts.ts findHunts'],
    sees: giver,
    url: '/api/v1/hunts/self?hunt_state_code=finished&perPage=10',
    by: { table: 'hunts', column: 'started_at' },
    values: ['2026-03-08', '2026-03-07'],
    ties: 'upper',
    rows: copies,
    given: copied('hunts', 3),
  },
  {
    title: 'the offers of a hunt, latest first',
    of: ['giver/offers.ts findHuntOffers'],
    sees: giver,
    url: '/api/v1/hunts/self/1/offers',
    by: { table: 'offers', column: 'sounded_at' },
    values: latestFirst,
    ties: 'upper',
    rows: copies,
    linesOf: (data: { offers: unknown[] }) => data.offers,
    given: copied('offers', 301, (at) => ({ receiver_id: [luc.id, paul.id][at], token_hash: null })),
  },
  {
    title: 'own offers, latest first',
    of: ['receiver/offers.ts findOwnOffers'],
    sees: receiver,
    url: '/api/v1/offers/self',
    by: { table: 'offers', column: 'sounded_at' },
    values: latestFirst,
    ties: 'upper',
    rows: copies,
    given: copied('offers', 305, (at) => ({ hunt_id: 6 + at })),
  },
  {
    title: 'animals that one received, latest first',
    of: ['receiver/received-animals.ts findReceived'],
    sees: paul,
    url: '/api/v1/animals/received',
    by: { table: 'animals', column: 'handed_over_at' },
    values: latestFirst,
    ties: 'upper',
    rows: copies,
    given: copied('animals', 9, (at) => ({ tag: `SA 91${at}`, verification_token: `copy-${at}` })),
  },
  {
    title: 'own recalls, latest first',
    of: ['receiver/recalls.ts findOwnRecalls'],
    sees: receiver,
    url: '/api/v1/recalls/self',
    by: { table: 'recalls', column: 'opened_at' },
    values: latestFirst,
    ties: 'upper',
    rows: [1, 2],
    given: (db) => db.updateTable('recall_receivers').set({ receiver_id: receiver.id }).execute(),
  },
  {
    title: 'who obtained one’s number, latest first',
    of: ['account/phone-holders.ts findPhoneHolders'],
    sees: luc,
    url: '/api/v1/receivers/self/contacts',
    by: { table: 'phone_reveals', key: 'giver_id', column: 'shown_at' },
    values: latestFirst,
    ties: 'lower',
    rows: [giver.id, wolfhunter.id],
    given: (db, now) =>
      db
        .insertInto('phone_reveals')
        .values({ giver_id: wolfhunter.id, receiver_id: luc.id, shown_at: now })
        .execute(),
  },
  {
    title: 'own periods, earliest first',
    of: ['receiver/availabilities.ts findPeriods'],
    sees: receiver,
    url: '/api/v1/availabilities/self',
    by: { table: 'availabilities', column: 'started_at' },
    values: ['2026-04-01', '2026-04-02'],
    ties: 'lower',
    rows: copies,
    given: (db) =>
      db
        .insertInto('availabilities')
        .values(
          copies.map((id, at) => ({
            id,
            receiver_id: receiver.id,
            started_at: '2026-04-01',
            ended_at: `2026-05-0${at + 1}`,
          })),
        )
        .execute(),
    linesOf: (data: { availabilities: unknown[] }) => data.availabilities,
    // Of periods that begin on one day, the shorter comes first.
    idOf: ({ ended_at }: { ended_at: string }) => copies[ended_at === '2026-05-01' ? 0 : 1],
  },
  {
    title: 'own sessions, the one used last first',
    of: ['account/own-sessions.ts findOwnSessions'],
    sees: manon,
    url: '/api/v1/users/self/sessions',
    by: { table: 'sessions', column: 'seen_at' },
    values: latestFirst,
    ties: 'upper',
    rows: copies,
    given: copied('sessions', manonsPhone.id, (at) => ({ id_hash: `a copy of the phone ${at}` })),
  },
  {
    title: 'own recalls, those to confirm first',
    of: ['receiver/recalls.ts findOwnRecalls'],
    sees: receiver,
    url: '/api/v1/recalls/self',
    by: { table: 'recall_receivers', column: 'state' },
    values: ['told', 'acknowledged'],
    rows: [1, 2],
    given: (db) => db.updateTable('recall_receivers').set({ receiver_id: receiver.id }).execute(),
  },
  {
    title: 'federations that one may choose, by department',
    of: ['registration/available-federations.ts findAvailableFederations'],
    sees: null,
    url: '/api/v1/available_federations',
    by: { table: 'federations', column: 'department_code' },
    values: ['92', '93'],
    spare: '94',
    rows: [1, 2],
  },
]
