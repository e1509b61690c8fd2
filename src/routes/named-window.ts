import * as z from 'zod/mini'
import { Id } from '../../contract/fields.ts'

/** The id that a parameter of the URL holds; null if it holds none. */
export const idIn = (params: URLSearchParams, name: string): number | null =>
  z.safeParse(Id, params.get(name)).data ?? null

/** The first of these windows that the URL names, and of whom: `note=<contact>`; null if it names none. */
export function namedWindow<W extends string>(params: URLSearchParams, windows: readonly W[]) {
  for (const window of windows) {
    const id = idIn(params, window)
    if (id !== null) return { window, id }
  }
  return null
}
