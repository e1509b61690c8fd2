/** The URL of a list asks for another query: back, forward, a link or a typed address. */
export type ListUrlChange<Query> = { type: 'query.changed'; query: Query }

/**
 * What a list emits for its URL: the query it now shows, as a new history entry, or, corrected, in
 * place of the current one.
 */
export type ListUrlEvent<Query> =
  | { type: 'query.chosen'; query: Query }
  | { type: 'query.corrected'; query: Query }
