/**
 * What a list of which the state stands in its address says: the address has to ask this from now
 * on, as a new step of the history, or, corrected, in place of what it asked.
 */
export type ListUrlEvent<Query> =
  | { type: 'query.chosen'; query: Query }
  | { type: 'query.corrected'; query: Query }
