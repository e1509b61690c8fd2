import type { ServerKind } from './server-mutants.ts'

/** A mutated SQL statement; `was` is part of its name. */
export type SqlMutant = { kind: ServerKind; words: string; text: string }

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

/** The length of the condition that follows the first word of a line. */
function conditionIn(line: string): number | undefined {
  const start = line.indexOf(' ')
  const own = balancedPart(line.slice(start))?.replace(rest, '')
  return own === undefined ? undefined : start + own.length
}

/** Where a kind of mutation applies, what is put there, and how much of it is replaced: all by default. */
const rule = (
  kind: ServerKind,
  at: RegExp,
  by: (found: string) => string,
  length: (found: string) => number | undefined = (found) => found.length,
) => ({ kind, at, by, length })

const rules = [
  // A condition is on a line of its own, or follows « where ».
  rule('predicate', /(?<=^[ \t]*)(?:and|or) [^\n`]+/gm, () => '', conditionIn),
  rule('predicate', /\bwhere (?!not exists|exists)[^\n`]+/gm, () => 'where true', conditionIn),
  rule('predicate', /\bnot exists\b/g, () => 'exists'),
  rule('comparison', /(?<= )(?:<=|>=|<>|<|>)(?= )/g, (sign) => mistakenFor[sign]!),
  rule('comparison', /\bis (?:not )?null\b/g, (found) => (found.includes('not') ? 'is null' : 'is not null')),
  rule('lock', /\bfor (?:no key update|key share|update|share)(?: of \w+)?(?: skip locked)?/g, () => ''),
]

/** What follows the keys of an order, where no bracket closes them. */
const afterKeys = /\s(?:limit|offset|for|fetch|on conflict|returning|rows)\b/
/** Orders in which rows are locked: no reader sees them. */
const locksRows = /^\s(?:limit [^\n]*?\s)?for\b/

/** The keys of an order, as offsets in the text; undefined if it only says in which order rows are locked. */
function keysAt(searched: string, start: number): [from: number, to: number][] | undefined {
  const open = balancedPart(searched.slice(start).replace(/`[^]*$/, '')) ?? searched.slice(start)
  const after = afterKeys.exec(open)
  if (after && locksRows.test(open.slice(after.index))) return undefined
  const clause = open.slice(0, after?.index).trimEnd()
  const keys: [number, number][] = []
  let depth = 0
  let from = 0
  for (const [at, letter] of [...`${clause},`].entries()) {
    if (letter === '(' || letter === '[') depth++
    if (letter === ')' || letter === ']') depth--
    if (letter !== ',' || depth > 0) continue
    keys.push([start + from + /^\s*/.exec(clause.slice(from))![0].length, start + at])
    from = at + 1
  }
  return keys
}

/** A sort key in the other direction; undefined if an interpolation says its direction. */
function inverted(key: string): string | undefined {
  if (/\S\s+\$\{[^}]*\}$/.test(key)) return undefined
  return key.endsWith(' desc') ? key.slice(0, -' desc'.length) : `${key} desc`
}

/** Whether rows come in this order anyway, as they were inserted. */
export const isNatural = (key: string) => /(?:^|[._])id$|^\d$/.test(key)

/** Each key of an order is left out, unless it ends in the order of insertion anyway, or inverted. */
const ordersOf = (text: string, searched: string): SqlMutant[] =>
  [...searched.matchAll(/\border by (?=\S)/g)].flatMap(({ 0: words, index }) => {
    const start = index + words.length
    const keys = keysAt(searched, start)
    if (!keys) return []
    const end = keys.at(-1)![1]
    const written = keys.map(([from, to]) => text.slice(from, to))
    const mutant = (what: string, at: number, other: string[]): SqlMutant => ({
      kind: 'order',
      words: `${what}: ${written[at]} in ${text.slice(index, end)}`,
      text: text.slice(0, index) + (other.length > 0 ? words + other.join(', ') : '') + text.slice(end),
    })
    return written.flatMap((key, at) => {
      const other = inverted(key)
      const isLast = at === written.length - 1
      return [
        ...(isLast && isNatural(key) ? [] : [mutant('dropped', at, written.toSpliced(at, 1))]),
        ...(other === undefined ? [] : [mutant('inverted', at, written.with(at, other))]),
      ]
    })
  })

/** The mutations of an SQL statement. `searched`: its text with interpolations blanked out. */
export const sqlMutantsOf = (text: string, searched: string): SqlMutant[] => [
  ...ordersOf(text, searched),
  ...rules.flatMap(({ kind, at, length, by }) =>
    [...searched.matchAll(at)].flatMap(({ 0: found, index }) => {
      const size = length(found)
      if (size === undefined) return []
      const end = index + size
      const words = text.slice(index, end)
      return { kind, words, text: text.slice(0, index) + by(found) + text.slice(end) }
    }),
  ),
]
