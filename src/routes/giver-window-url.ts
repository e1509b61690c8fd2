import * as z from 'zod/mini'
import { Id } from '../../contract/fields.ts'
import type { AskedPerson, AskedWindow } from '../../machines/giver/giver-windows-types.ts'

const own = ['documents', 'territories', 'planning'] as const
const ofAHunt = ['contacts', 'animals', 'report', 'edition'] as const
const ofAPerson = ['note', 'handover'] as const

const idIn = (params: URLSearchParams, name: string) => z.safeParse(Id, params.get(name)).data ?? null

/** The window over the contacts that is named too: `?contacts=<hunt>&note=<contact>`. */
function askedPerson(params: URLSearchParams): AskedPerson | null {
  for (const window of ofAPerson) {
    const contactId = idIn(params, window)
    if (contactId !== null) return { window, contactId }
  }
  return null
}

/**
 * The window named in the URL of the giver's home: `?territories=1`, `?contacts=<hunt>`; null if there is
 * none.
 */
export function askedWindow(params: URLSearchParams): AskedWindow | null {
  for (const name of own) if (params.has(name)) return { name }
  for (const name of ofAHunt) {
    const huntId = idIn(params, name)
    if (huntId === null) continue
    return name === 'contacts' ? { name, huntId, person: askedPerson(params) } : { name, huntId }
  }
  return null
}
