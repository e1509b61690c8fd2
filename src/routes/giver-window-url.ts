import * as z from 'zod/mini'
import { Id } from '../../contract/fields.ts'
import type { AskedWindow } from '../../machines/giver/giver-windows-types.ts'

const own = ['documents', 'territories', 'planning'] as const
const ofAHunt = ['contacts', 'animals', 'report', 'edition', 'duplication'] as const
const ofAContact = ['note', 'handover', 'meeting'] as const
const ofAnAnimal = ['animal', 'correction', 'handover', 'sample'] as const

const idIn = (params: URLSearchParams, name: string) => z.safeParse(Id, params.get(name)).data ?? null

/** The first of these windows that is named, and of whom: `note=<contact>`. */
function named<W extends string>(params: URLSearchParams, windows: readonly W[]) {
  for (const window of windows) {
    const id = idIn(params, window)
    if (id !== null) return { window, id }
  }
  return null
}

/**
 * The window named in the URL of the giver's home: `?territories=1`, `?contacts=<hunt>&note=<contact>`,
 * `?animals=<hunt>&animal=<animal>`; null if there is none.
 */
export function askedWindow(params: URLSearchParams): AskedWindow | null {
  for (const name of own) if (params.has(name)) return { name }
  const hunt = named(params, ofAHunt)
  if (!hunt) return null
  const { window: name, id: huntId } = hunt
  if (name === 'contacts') {
    const contact = named(params, ofAContact)
    return { name, huntId, askedContact: contact && { window: contact.window, contactId: contact.id } }
  }
  if (name === 'animals') {
    const animal = named(params, ofAnAnimal)
    return { name, huntId, askedAnimal: animal && { window: animal.window, animalId: animal.id } }
  }
  return { name, huntId }
}
