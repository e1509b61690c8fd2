import { httpError } from '../../model/failures.ts'
import { answered, elapsed, failed, type Kept, type KeptByChart } from './kept.ts'

const pageOf = (data: readonly object[], last_page = 1) => ({
  data,
  meta: { total: data.length * last_page, current_page: 1, last_page },
})
const rows = [{ id: 1 }, { id: 2 }]

/** A list that has been emptied meanwhile keeps none of its rows. */
const emptied = (input: object, call: string): Kept[] => {
  const filled = answered(call, pageOf(rows))
  return [
    { input, after: [filled], keeps: { rows, total: 2 } },
    {
      input,
      after: [filled, { type: 'list.outdated' }, answered(call, pageOf([]))],
      keeps: { rows: [], total: 0 },
    },
  ]
}

/** An overloaded server takes nothing that was read away, nor the page that was asked for. */
const refused = (input: object, call: string, id: string): Kept[] => {
  const overload = (retryAfter: number) => failed(call, httpError(503, { retryAfter }))
  const turned = [answered(call, pageOf(rows, 4)), { type: 'page.chosen', page: 3 }]
  const shown = { rows, total: 8, lastPage: 4 }
  return [
    { input, after: [overload(15)], keeps: { rows: [], page: 1, secondsToWait: 15 } },
    { input, after: [...turned, overload(15)], keeps: { ...shown, page: 3, secondsToWait: 15 } },
    {
      input,
      after: [...turned, overload(15), elapsed('WAIT_IMPOSED', `${id}.throttled`), overload(40)],
      keeps: { ...shown, page: 3, secondsToWait: 40 },
    },
    {
      input,
      after: [...turned, overload(15), { type: 'page.chosen', page: 2 }],
      keeps: { ...shown, page: 2 },
    },
    { input, after: [...turned, overload(15), { type: 'list.outdated' }], keeps: { ...shown, page: 3 } },
  ]
}

const keptOf = (call: string, id: string, where: object = {}): Kept[] => {
  const input = { where, perPage: 10 }
  return [...emptied(input, call), ...refused(input, call, id)]
}

/** The paginated lists. */
export const keptOfLists: KeptByChart = {
  'absence-list': keptOf('listAbsences', 'absenceList'),
  'correction-list': keptOf('listCorrections', 'correctionList'),
  'deletion-request-list': keptOf('listDeletionRequests', 'deletionRequestList'),
  'hunt-list': keptOf('listHunts', 'huntList', { hunt_state_code: 'finished' }),
  'overdue-hunt-list': keptOf('listOverdueHunts', 'overdueHuntList'),
  'phone-holders': keptOf('listPhoneHolders', 'phoneHolders'),
  'recall-list': keptOf('listRecalls', 'recallList'),
  'refused-mail-list': keptOf('listRefusedMails', 'refusedMailList'),
  'sample-list': keptOf('listSamples', 'sampleList'),
  'sanitary-rule-list': keptOf('listSanitaryRules', 'sanitaryRuleList'),
  'tag-claim-list': keptOf('listTagClaims', 'tagClaimList'),
  'user-hunts': keptOf('listUserHunts', 'userHunts'),
}
