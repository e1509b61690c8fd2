import { after, answered, from, type Kept, type KeptByChart } from './kept.ts'

const pageOf = (data: readonly object[], last_page = 1) => ({
  data,
  meta: { total: data.length * last_page, current_page: 1, last_page },
})
const rows = [{ id: 1 }, { id: 2 }]

/** A list that has been emptied meanwhile keeps none of its rows. */
const emptied = (input: object, call: string): Kept[] => {
  const filled = answered(call, pageOf(rows))
  return from(input, [
    after(filled).keeps({ rows, total: 2 }),
    after(filled, 'list.outdated', answered(call, pageOf([]))).keeps({ rows: [], total: 0 }),
  ])
}

const keptOf = (call: string, where: object = {}) => emptied({ where, perPage: 10 }, call)

/** The paginated lists. */
export const keptOfLists: KeptByChart = {
  'absence-list': keptOf('listAbsences'),
  'correction-list': keptOf('listCorrections'),
  'deletion-request-list': keptOf('listDeletionRequests'),
  'hunt-list': keptOf('listHunts', { hunt_state_code: 'finished' }),
  'overdue-hunt-list': keptOf('listOverdueHunts'),
  'phone-holders': keptOf('listPhoneHolders'),
  'recall-list': keptOf('listRecalls'),
  'refused-mail-list': keptOf('listRefusedMails'),
  'sample-list': keptOf('listSamples'),
  'sanitary-rule-list': keptOf('listSanitaryRules'),
  'tag-claim-list': keptOf('listTagClaims'),
  'user-hunts': keptOf('listUserHunts'),
}
