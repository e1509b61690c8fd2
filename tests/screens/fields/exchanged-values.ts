type Leaf = { path: readonly string[]; value: string | number }
type Node = Record<string, unknown>

/** Values that other things refer to, or that choose a word: they are no text of the page. */
const isReference = (key: string) => /^(id|revision)$|_id$/.test(key)
const isCode = (value: string) => /^[a-z][A-Za-z_.]*$/.test(value)

function leavesOf(value: unknown, path: readonly string[] = []): Leaf[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
  if (typeof value === 'number') return isReference(path.at(-1)!) ? [] : [{ path, value }]
  if (typeof value !== 'string' || isReference(path.at(-1)!) || isCode(value)) return []
  return [{ path, value }]
}

/** The kind of a value: only values of the same kind stand in for each other. */
function kindOf({ value }: Leaf): string {
  if (typeof value === 'number') return 'number'
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return 'moment'
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return 'day'
  if (/^0\d( \d\d){4}$/.test(value)) return 'phone'
  return value.includes('@') ? 'email' : value.startsWith('/') ? 'picture' : 'text'
}

/** Equal values of one kind within a thing, and equal days of its moments. */
export function equalValues(thing: object): string[] {
  const shownAs = (leaf: Leaf) => (kindOf(leaf) === 'moment' ? String(leaf.value).slice(0, 10) : leaf.value)
  return [...Map.groupBy(leavesOf(thing), shownAs).values()]
    .filter((same) => same.length > 1)
    .map((same) => same.map(({ path }) => path.join('.')).join(' = '))
}

/** Another value of the same kind, for one that has no other of its kind beside it. */
function neighbour(leaf: Leaf): string | number {
  const { value } = leaf
  if (typeof value === 'number') return value + 1
  const kind = kindOf(leaf)
  if (kind === 'day' || kind === 'moment') return `1999-12-31${value.slice(10)}`
  return { phone: '01 02 03 04 05', email: 'autre@example.net' }[kind as string] ?? 'Autre chose'
}

/** The thing with each value in the place of the next one of its kind. */
export function exchanged<E extends object>(thing: E): E {
  const copy = structuredClone(thing)
  for (const same of Map.groupBy(leavesOf(thing), kindOf).values())
    for (const [index, leaf] of same.entries()) {
      const holder = leaf.path.slice(0, -1).reduce((node, key) => node[key] as Node, copy as Node)
      const next = same[(index + 1) % same.length]!
      holder[leaf.path.at(-1)!] = next === leaf ? neighbour(leaf) : next.value
    }
  return copy
}
