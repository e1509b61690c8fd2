import type { AskedWindow } from '../../machines/giver/giver-windows-types.ts'
import { namedWindow } from './named-window.ts'

const own = ['documents', 'territories', 'planning'] as const
const ofAHunt = ['contacts', 'animals', 'report', 'edition', 'duplication'] as const
const ofAContact = ['contact', 'note', 'handover', 'meeting'] as const
const ofAnAnimal = ['animal', 'correction', 'handover', 'sample'] as const

/** All parameters that name one. */
export const giverWindowNames = [...own, ...ofAHunt, ...ofAContact, ...ofAnAnimal]

/**
 * The window named in the URL of the giver's home: `?territories=1`, `?contacts=<hunt>&note=<contact>`,
 * `?animals=<hunt>&animal=<animal>`; null if there is none.
 */
export function askedWindow(params: URLSearchParams): AskedWindow | null {
  for (const name of own) if (params.has(name)) return { name }
  const hunt = namedWindow(params, ofAHunt)
  if (!hunt) return null
  const { window: name, id: huntId } = hunt
  if (name === 'contacts') {
    const contact = namedWindow(params, ofAContact)
    return { name, huntId, askedContact: contact && { window: contact.window, contactId: contact.id } }
  }
  if (name === 'animals') {
    const animal = namedWindow(params, ofAnAnimal)
    return { name, huntId, askedAnimal: animal && { window: animal.window, animalId: animal.id } }
  }
  return { name, huntId }
}
