import * as z from 'zod/mini'
import { Id } from '../../contract/fields.ts'
import type { AskedWindow } from '../../machines/giver/giver-windows-types.ts'

const own = ['documents', 'territories', 'planning'] as const
const ofAHunt = ['contacts', 'animals', 'report', 'edition'] as const

/**
 * The window named in the URL of the giver's home: `?territories=1`, `?contacts=<hunt>`; null if there is
 * none.
 */
export function askedWindow(params: URLSearchParams): AskedWindow | null {
  for (const name of own) if (params.has(name)) return { name }
  for (const name of ofAHunt) {
    const hunt = z.safeParse(Id, params.get(name))
    if (hunt.success) return { name, huntId: hunt.data }
  }
  return null
}
