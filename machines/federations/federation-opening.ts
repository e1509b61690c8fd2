import type { FederationFilter, FederationsQuery } from '../../contract/federations/federations.ts'
import type { Federation } from '../../contract/shared/federations.ts'
import type { ListUrlChange } from '../patterns/list-url.ts'
import { leadingBack } from '../patterns/windows.ts'
import type { FederationWindow } from './federation-detail.ts'
import type { FederationRights } from './federation-rights.ts'

/**
 * `query`: the search, filter and order of the list, from its URL. `asked`: the federation named there, and
 * `window` the one over its page. `isAdditionAsked`: the URL names the form of a new one.
 */
export type FederationsInput = FederationRights & {
  query: FederationsQuery
  asked?: number | undefined
  window?: FederationWindow | undefined
  isAdditionAsked?: boolean
}

/** `federation`: the one whose window is open; null for a new one. */
export type Context = FederationsInput & {
  federations: Federation[]
  federation: Federation | null
}
/** A chosen filter. */
export type Filtered = { filter: Partial<FederationFilter> }
/** A chosen order. */
export type Sorted = Pick<FederationsQuery, 'order' | 'desc'>
/** What happens on the page. */
export type Event =
  | ListUrlChange<FederationsQuery>
  | { type: 'list.retried' }
  | { type: 'search.typed'; value: string }
  | ({ type: 'filter.chosen' } & Filtered)
  | ({ type: 'sort.chosen' } & Sorted)
  | { type: 'creation.requested' }
  | { type: 'detail.requested'; federation: Federation }
  | { type: 'edition.requested'; federation: Federation }
  | { type: 'deletion.requested'; federation: Federation }
  | { type: 'initialisation.requested'; federation: Federation }
  | { type: 'import.requested'; federation: Federation }
  | { type: 'history.requested'; federation: Federation }

const listed = ({ event }: { event: { output: Federation[] } }) => event
/** Remembers the federations that were read. */
export const listRead = { type: 'rememberFederations', params: listed } as const
/** Leads back from a window over the list, which is read again if it may have changed. */
export const back = leadingBack({ target: 'loading' }, 'listed.former')
const [changed] = back
/** Leads back from a window that the URL may have opened, over a list that may be empty. */
export const backToList = [
  changed,
  { guard: 'isListShown', target: 'listed.former' },
  { target: 'listed.empty' },
] as const
