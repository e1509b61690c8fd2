import { isUpload } from '../../contract/uploads.ts'
import { Unreadable } from './errors.ts'

/**
 * Request data normalised before the contract parses it (as Laravel does): strings are trimmed, `""`
 * means null, lists may be written `x[]` and `x[0]`.
 */
export type Wire = {
  values: Record<string, unknown>
  /** Fields that the database cannot store: a NUL character, or an unpaired surrogate. */
  unwritable: string[]
}

/** Maximum fields of a body or query string, after `x[0]` and `x[1]` have become one list. */
export const MOST_FIELDS = 100

const isPassword = (name: string) => name.startsWith('password')
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isUpload(value)

/**
 * Normalises a body or query string; anything that is neither an object nor a form counts as empty.
 * @throws Unreadable for more fields than any call has
 */
export function readWire(received: unknown): Wire {
  const unwritable: string[] = []
  const clean = (value: unknown, path: string, name: string): unknown => {
    if (typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed()) unwritable.push(path)
      const text = isPassword(name) ? value : value.trim()
      return text === '' ? null : text
    }
    if (Array.isArray(value)) return value.map((entry, index) => clean(entry, `${path}.${index}`, name))
    if (!isPlain(value)) return value
    const entries = Object.entries(value).map(([key, entry]) => [key, clean(entry, `${path}.${key}`, key)])
    return Object.fromEntries(entries)
  }
  const gathered = isPlain(received) ? gatherLists(received) : []
  if (gathered.length > MOST_FIELDS) throw new Unreadable()
  const values = Object.fromEntries(gathered.map(([name, value]) => [name, clean(value, name, name)]))
  return { values, unwritable }
}

/** Reads `x[]=1&x[]=2`, or `x[1]=b&x[0]=a`, as the list `x`; indices only determine the order. */
function gatherLists(received: Record<string, unknown>): [name: string, value: unknown][] {
  const gathered = new Map<string, unknown>()
  const lists = new Map<string, { index: number; value: unknown }[]>()
  for (const [key, value] of Object.entries(received)) {
    const [, name, index] = /^([^[\]]+)\[(\d{0,6})\]$/.exec(key) ?? []
    if (name === undefined) {
      gathered.set(key, value)
      continue
    }
    const list = lists.get(name) ?? []
    lists.set(name, list)
    for (const entry of Array.isArray(value) ? value : [value]) {
      list.push({ index: index ? Number(index) : list.length, value: entry })
    }
  }
  for (const [name, list] of lists) {
    gathered.set(
      name,
      list.sort((a, b) => a.index - b.index).map((entry) => entry.value),
    )
  }
  return [...gathered]
}

/** Removes empty parameters of a query string: `?search=` means no search. */
export const withoutNulls = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))

/**
 * `_method` in the body of a POST overrides it (design: multipart forms cannot PUT). Nothing that is sent is a
 * read.
 */
export function methodOf(request: { method: string }, body: Record<string, unknown>): string {
  if (request.method === 'HEAD') return 'GET'
  if (request.method !== 'POST' || typeof body['_method'] !== 'string') return request.method
  const meant = body['_method'].toUpperCase()
  return meant === 'GET' ? request.method : meant
}
