import { allWaiting } from '../../../contract/users/giver-validation.ts'
import { OverdueAddress } from '../../../contract/users/overdue-hunts.ts'
import { after, answered, from, type KeptByChart } from './kept.ts'

const unchanged = { changed: false }
const waiting = (id: number, federation: string) => ({ id, federation: { code: federation } })
const validating = { mayDecide: true, seesAll: true, query: allWaiting }
const waitingRead = answered('listGiverValidations', [waiting(5, '18'), waiting(6, '36')])
const known = (id: number) => ({ ...waiting(id, '18'), finding: 'known' })
const knownRead = answered('listGiverValidations', [known(5), known(6), waiting(7, '18')])
const asked = (type: string) => [waitingRead, { type, giver: waiting(5, '18') }]

const bounds = OverdueAddress.parse({ from: '2026-03-01' })
const overdue = { withFederations: true, query: bounds }
const federationsRead = answered('listFederations', [{ id: 1 }, { id: 2 }])

/** What the list of accounts to validate keeps, and that of expected reports. */
export const keptOfGiverValidation: KeptByChart = {
  'overdue-hunts': from(overdue, [
    // A chosen federation leaves the days as they are.
    after(federationsRead, { type: 'filter.chosen', federation_id: 2 }).keeps({
      query: { ...bounds, federation_id: 2 },
      federations: [{ id: 1 }, { id: 2 }],
    }),
    after(
      federationsRead,
      { type: 'filter.chosen', federation_id: 2 },
      { type: 'query.changed', query: OverdueAddress.parse({}) },
    ).keeps({ query: OverdueAddress.parse({}), federations: [{ id: 1 }, { id: 2 }] }),
  ]),
  'giver-validation-list': from(validating, [
    after(waitingRead, 'list.outdated', answered('listGiverValidations', [])).keeps({ givers: [] }),
    after(knownRead, ...[5, 6].map((id) => ({ type: 'giver.ticked', id, isTicked: true })), {
      type: 'giver.ticked',
      id: 5,
      isTicked: false,
    }).keeps({ ticked: [6] }),
    after(knownRead, { type: 'all.ticked', isTicked: true }).keeps({ ticked: [5, 6] }),
    after(
      knownRead,
      { type: 'all.ticked', isTicked: true },
      'group.requested',
      answered('giverGroupValidating', { changed: true, left: [{ id: 6, outcome: 'unmatched' }] }),
    ).keeps({ left: [{ id: 6, outcome: 'unmatched' }] }),
    after(waitingRead, { type: 'query.changed', query: { ...allWaiting, federation_id: 36 } }).keeps({
      query: { ...allWaiting, federation_id: 36 },
    }),
    after(...asked('validation.requested'), answered('giverValidating', unchanged)).keeps({ giver: null }),
    after(...asked('ban.requested'), answered('giverBanning', unchanged)).keeps({ giver: null }),
  ]),
}
