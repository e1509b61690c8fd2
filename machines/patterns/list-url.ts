/** The URL of a list requests another query: back, forward, a link or a typed address. */
export type ListUrlChange<Query> = { type: 'query.changed'; query: Query }

/**
 * Emitted by a list for its URL: the query that it now displays, pushed as a new history entry or, after
 * a correction, replacing the current one.
 */
export type ListUrlEvent<Query> =
  | { type: 'query.chosen'; query: Query }
  | { type: 'query.corrected'; query: Query }

/** Whether two queries show the same list; each has all parameters, as the contract reads them. */
export const isSameQuery = <Query extends object>(one: Query, other: Query): boolean =>
  (Object.keys(one) as (keyof Query)[]).every((key) => one[key] === other[key])
