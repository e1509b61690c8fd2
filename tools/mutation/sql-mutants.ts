import type { ServerKind } from './server-mutants.ts'

/** A mutated SQL statement; `was` is part of its name. */
export type SqlMutant = { kind: ServerKind; words: string; text: string }

/** The replacements of comparison operators. */
export const mistakenFor: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '=': '<>',
  '!=': '=',
  '<>': '=',
  is: 'is not',
  'is not': 'is',
  in: 'not in',
  'not in': 'in',
}

/** The prefix of a text up to an unmatched closing bracket; undefined if one stays open. */
function balancedPart(text: string): string | undefined {
  let depth = 0
  for (const [at, letter] of [...text].entries()) {
    if (letter === '(') depth++
    if (letter === ')' && --depth < 0) return text.slice(0, at)
  }
  return depth === 0 ? text : undefined
}

/** What follows a condition on its line. */
const rest = / (?:group by|order by|limit|for|returning|union)\b.*$/

/** The length of the condition on a line that starts at this offset. */
function conditionOf(line: string, start: number): number | undefined {
  const own = balancedPart(line.slice(start))?.replace(rest, '')
  return own === undefined ? undefined : start + own.length
}

/** A kind of mutation: where it applies, how much is replaced, and by what. */
type Rule = {
  kind: ServerKind
  at: RegExp
  length?: (found: string) => number | undefined
  by: (found: string) => string
}

const rules: readonly Rule[] = [
  // A condition is on a line of its own, or follows « where ».
  {
    kind: 'predicate',
    at: /(?<=^[ \t]*)(?:and|or) [^\n`]+/gm,
    length: (line) => conditionOf(line, line.indexOf(' ')),
    by: () => '',
  },
  {
    kind: 'predicate',
    at: /\bwhere (?!not exists|exists)[^\n`]+/gm,
    length: (line) => conditionOf(line, line.indexOf(' ')),
    by: () => 'where true',
  },
  { kind: 'predicate', at: /\bnot exists\b/g, by: () => 'exists' },
  { kind: 'comparison', at: /(?<= )(?:<=|>=|<>|<|>)(?= )/g, by: (sign) => mistakenFor[sign]! },
  {
    kind: 'comparison',
    at: /\bis (?:not )?null\b/g,
    by: (found) => (found.includes('not') ? 'is null' : 'is not null'),
  },
  {
    kind: 'lock',
    at: /\bfor (?:no key update|key share|update|share)(?: of \w+)?(?: skip locked)?/g,
    by: () => '',
  },
]

/**
 * The mutations of an SQL statement, given its source text. `searched`: the same text with interpolations
 * blanked out.
 */
export const sqlMutantsOf = (text: string, searched: string): SqlMutant[] =>
  rules.flatMap(({ kind, at, length = (found) => found.length, by }) =>
    [...searched.matchAll(at)].flatMap(({ 0: found, index }) => {
      const size = length(found)
      if (size === undefined) return []
      const end = index + size
      const words = text.slice(index, end)
      return { kind, words, text: text.slice(0, index) + by(found) + text.slice(end) }
    }),
  )
