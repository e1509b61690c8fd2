import { finished, generous } from '../../world/hunts.ts'
import { giver, luc, manon, manonsPhone, nadia, paul, receiver, wolfhunter } from '../../world/people.ts'
import { copied, copies, latestFirst, type SortedList } from './sorted-list.ts'
import { rowsIn } from '../support/rows.ts'

/** Lists of givers and receivers about themselves, and what staff read of two givers. */
export const ownLists: SortedList[] = [
  {
    title: 'planned hunts, next first',
    of: ['giver/hunts.ts findHunts'],
    sees: giver,
    url: '/api/v1/hunts/self?hunt_state_code=planned&perPage=999999',
    by: 'hunts.started_at',
    values: ['2026-04-01', '2026-04-02'],
    ties: 'lower',
    given: copied('hunts', 1),
  },
  {
    title: 'tags noted twice, latest first',
    of: ['federations/sanitary/tag-claims.ts findClaims'],
    url: '/api/v1/tag_claims',
    latest: 'animals.noted_at',
    given: copied('animals', 1, (at) => ({
      tag: null,
      claimed_tag: 'SA 0451',
      idempotency_key: null,
      verification_token: `another-code-${at}`,
    })),
  },
  {
    title: 'past hunts, latest first',
    of: ['giver/hunts.ts findHunts'],
    sees: giver,
    url: '/api/v1/hunts/self?hunt_state_code=finished&perPage=10',
    latest: 'hunts.started_at',
    given: copied('hunts', 3),
  },
  {
    title: 'the offers of a hunt, latest first',
    of: ['giver/offers.ts findHuntOffers'],
    sees: giver,
    url: '/api/v1/hunts/self/1/offers',
    latest: 'offers.sounded_at',
    linesOf: (data: { offers: unknown[] }) => data.offers,
    given: copied('offers', 301, (at) => ({ receiver_id: [luc.id, paul.id][at], token_hash: null })),
  },
  {
    title: 'own offers, latest first',
    of: ['receiver/offers.ts findOwnOffers'],
    sees: receiver,
    url: '/api/v1/offers/self',
    latest: 'offers.sounded_at',
    given: copied('offers', 305, (at) => ({ hunt_id: 6 + at })),
  },
  {
    title: 'animals that one received, latest first',
    of: ['receiver/received-animals.ts findReceived'],
    sees: paul,
    url: '/api/v1/animals/received',
    latest: 'animals.handed_over_at',
    given: copied('animals', 9, (at) => ({ tag: `SA 91${at}`, verification_token: `copy-${at}` })),
  },
  {
    title: 'what reports say that one received, latest hunt first',
    of: ['receiver/received-animals.ts findReported'],
    sees: nadia,
    url: '/api/v1/received/self',
    by: 'hunts.started_at',
    values: ['2026-03-08', '2026-03-07'],
    ties: 'upper',
    rows: [generous.id, finished[1]!.id],
    given: async (db) => {
      const named = { hunt_id: finished[1]!.id, receiver_id: nadia.id }
      await db
        .insertInto('contacts')
        .values({ ...named, distance: 1 })
        .execute()
      await db
        .insertInto('donations')
        .values({ ...named, specimen_type_id: 1, quantity: 1 })
        .execute()
    },
    linesOf: ({ lines }: { lines: unknown[] }) => lines,
  },
  {
    title: 'own recalls, latest first',
    of: ['receiver/recalls.ts findOwnRecalls'],
    sees: receiver,
    url: '/api/v1/recalls/self',
    latest: 'recalls.opened_at',
    rows: [1, 2],
    given: (db) => db.updateTable('recall_receivers').set({ receiver_id: receiver.id }).execute(),
  },
  {
    title: 'who obtained one’s number, latest first',
    of: ['account/phone-holders.ts findPhoneHolders'],
    sees: luc,
    url: '/api/v1/receivers/self/contacts',
    by: 'phone_reveals.shown_at',
    key: 'giver_id',
    values: latestFirst,
    ties: 'lower',
    rows: [giver.id, wolfhunter.id],
    given: (db, now) =>
      rowsIn(db).add('phone_reveals', { giver_id: wolfhunter.id, receiver_id: luc.id, shown_at: now }),
  },
  {
    title: 'own periods, earliest first',
    of: ['receiver/receivers.ts findPeriods'],
    sees: receiver,
    url: '/api/v1/availabilities/self',
    by: 'availabilities.started_at',
    values: ['2026-04-01', '2026-04-02'],
    ties: 'lower',
    given: (db) =>
      rowsIn(db).add(
        'availabilities',
        copies.map((id, at) => ({
          id,
          receiver_id: receiver.id,
          started_at: '2026-04-01',
          ended_at: `2026-05-0${at + 1}`,
        })),
      ),
    linesOf: (data: { availabilities: unknown[] }) => data.availabilities,
    // Of periods that begin on one day, the shorter comes first.
    idOf: ({ ended_at }: { ended_at: string }) => copies[ended_at === '2026-05-01' ? 0 : 1],
  },
  {
    title: 'own sessions, the one used last first',
    of: ['account/own-sessions.ts findOwnSessions'],
    sees: manon,
    url: '/api/v1/users/self/sessions',
    latest: 'sessions.seen_at',
    given: copied('sessions', manonsPhone.id, (at) => ({ id_hash: `a copy of the phone ${at}` })),
  },
  {
    title: 'own recalls, those to confirm first',
    of: ['receiver/recalls.ts findOwnRecalls'],
    sees: receiver,
    url: '/api/v1/recalls/self',
    by: 'recall_receivers.state',
    values: ['told', 'acknowledged'],
    rows: [1, 2],
    given: (db) => db.updateTable('recall_receivers').set({ receiver_id: receiver.id }).execute(),
  },
  {
    title: 'federations that one may choose, by department',
    of: ['registration/registrations.ts findAvailableFederations'],
    sees: null,
    url: '/api/v1/available_federations',
    by: 'federations.department_code',
    values: ['92', '93'],
    spare: '94',
    rows: [1, 2],
  },
]
