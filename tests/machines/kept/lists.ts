import { answered, type Kept, type KeptByChart } from './kept.ts'

const pageOf = (data: readonly object[]) => ({
  data,
  meta: { total: data.length, current_page: 1, last_page: 1 },
})

/** A list that has been emptied meanwhile keeps none of its rows. */
const emptied = (call: string): Kept[] => {
  const filled = answered(call, pageOf([{ id: 1 }, { id: 2 }]))
  return [
    { input: { where: {}, perPage: 10 }, after: [filled], keeps: { rows: [{ id: 1 }, { id: 2 }], total: 2 } },
    {
      input: { where: {}, perPage: 10 },
      after: [filled, { type: 'list.outdated' }, answered(call, pageOf([]))],
      keeps: { rows: [], total: 0 },
    },
  ]
}

/** The paginated lists. */
export const keptOfLists: KeptByChart = {
  'absence-list': emptied('listAbsences'),
  'overdue-hunt-list': emptied('listOverdueHunts'),
  'phone-holders': emptied('listPhoneHolders'),
  'recall-list': emptied('listRecalls'),
  'sample-list': emptied('listSamples'),
  'sanitary-rule-list': emptied('listSanitaryRules'),
}
