import { countRecalls } from '../../../contract/shared/recalls.ts'
import { countAbsences } from '../../../contract/shared/waiting/absences.ts'
import { countCorrections } from '../../../contract/shared/waiting/corrections.ts'
import { countDeletionRequests } from '../../../contract/shared/waiting/deletion-requests.ts'
import {
  countGiverValidations,
  countOverdueHunts,
  countRefusedMails,
} from '../../../contract/shared/waiting/waiting.ts'
import type { Visitor } from '../support/app.ts'
import type { Page } from '../support/pages.ts'

/** Where the server tells each count of the menu. */
const endpoints = {
  giverValidation: countGiverValidations,
  overdueHunt: countOverdueHunts,
  refusedMail: countRefusedMails,
  deletion: countDeletionRequests,
  correction: countCorrections,
  absence: countAbsences,
  recall: countRecalls,
}
export type Count = keyof typeof endpoints
type Totals = Record<Count, number | null>

const names = Object.keys(endpoints) as Count[]
const each = (total: (name: Count) => number | null) =>
  Object.fromEntries(names.map((name) => [name, total(name)])) as Totals

/** What a page that opens now would count. */
export async function freshCounts(visitor: Visitor): Promise<Totals> {
  const totals = new Map<Count, number>()
  for (const name of names) {
    const answered = await visitor.get(endpoints[name].path)
    totals.set(name, answered.json<{ data: { waiting: number } }>().data.waiting)
  }
  return each((name) => totals.get(name)!)
}

/** The names of the counts that differ. */
export const differing = (one: Totals, other: Totals): Count[] =>
  names.filter((name) => one[name] !== other[name])

/** The counts of the menu, beside a page of staff who may see all of them. */
export async function openMenu({ join, rest }: Page) {
  const menu = await import('../../../src/actors/waiting-counts.ts')
  const tell = (type: 'reader.admitted' | 'reader.left') => {
    for (const name of names) menu[`${name}Count`].send({ type })
  }
  for (const name of names) join(menu[`${name}Count`])
  tell('reader.admitted')
  await rest()
  return {
    shown: () => each((name) => menu[`${name}Count`].getSnapshot().context.waiting),
    close: () => tell('reader.left'),
  }
}
