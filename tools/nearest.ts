import { distance } from 'fastest-levenshtein'

/** So many names are proposed. */
const PROPOSED = 3

/** The names most like a mistyped one, best first: those that contain it, then those that differ by the fewest letters. */
export const nearest = (typed: string, names: readonly string[]): string[] =>
  names
    .map((name) => ({ name, far: name.includes(typed) ? 0 : distance(typed, name) }))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, PROPOSED)
    .map(({ name }) => name)
