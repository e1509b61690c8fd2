import type { GroupResult, ValidationQuery, WaitingGiver } from '../../../contract/users/giver-validation.ts'
import { parisDay } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'

/**
 * The validation page. `seesAll`: the caller belongs to no federation and may choose one. `ticked`: ids
 * of the givers to validate together. `left`: givers whom the last validation left unchanged, and why.
 */
export type GiverValidationPage = {
  seesAll: boolean
  query: ValidationQuery
  givers: readonly WaitingGiver[]
  ticked: readonly number[]
  left: readonly GroupResult[]
}

/** Givers on a page. */
const PER_PAGE = 20

/** Whether the page shows only those whom a figure of the statistics counts, of any federation. */
export const isPart = ({ from, to, late }: ValidationQuery): boolean => from !== '' || to !== '' || late

const isKnown = ({ finding }: WaitingGiver) => finding === 'known'

/**
 * The givers of the chosen federation, or all, within what a figure counts: those who match a member come
 * first, because a tap decides on them.
 */
export const shownGivers = ({ query, givers }: Pick<GiverValidationPage, 'query' | 'givers'>) => {
  const { from, to, federation_id: id, late } = query
  return givers
    .filter(({ federation_id, created_at, waited_hours }) => {
      if (id !== 0 && federation_id !== id) return false
      if (!isPart(query)) return true
      const day = parisDay(new Date(created_at))
      return (
        (from === '' || day >= from) &&
        (to === '' || day <= to) &&
        (!late || waited_hours > limits.validationDelay)
      )
    })
    .toSorted((one, other) => Number(isKnown(other)) - Number(isKnown(one)))
}

/** One page of them; a page beyond the last one is the last. */
export const giversOfPage = (context: Pick<GiverValidationPage, 'query' | 'givers'>) => {
  const givers = shownGivers(context)
  const lastPage = Math.max(1, Math.ceil(givers.length / PER_PAGE))
  const page = Math.min(context.query.page, lastPage)
  return {
    givers: givers.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    total: givers.length,
    page,
    lastPage,
  }
}

/** The givers who may be validated as a group. */
export const knownGivers = (page: GiverValidationPage) => shownGivers(page).filter(isKnown)

/** The first of them, up to the maximum of one group. */
export const tickable = (page: GiverValidationPage) =>
  knownGivers(page)
    .slice(0, limits.validatedAtOnce)
    .map(({ id }) => id)

/** The selected givers. */
export const tickedGivers = (page: GiverValidationPage) =>
  knownGivers(page).filter(({ id }) => page.ticked.includes(id))

/** The same page without selections and reasons of givers who are no longer listed. */
export const pruned = <P extends GiverValidationPage>(page: P): P => ({
  ...page,
  ticked: tickedGivers(page).map(({ id }) => id),
  left: page.left.filter((result) => page.givers.some(({ id }) => id === result.id)),
})
