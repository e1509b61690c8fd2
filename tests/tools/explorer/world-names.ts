import { counted, fullName } from '../../../src/words/words.ts'
import { specimenTypes } from '../../world/answers.ts'
import { contacts } from '../../world/hunts.ts'
import { givers, matching, others, patient, receiver, staff } from '../../world/people.ts'
import { federations, places } from '../../world/places.ts'

const people = new Map(
  [...givers, ...staff, ...matching, ...others, patient, receiver].map((one) => [one.id, fullName(one)]),
)
const peopleOfContacts = new Map(contacts.map(({ id, receiver_id }) => [id, people.get(receiver_id)]))
const types = new Map(specimenTypes.map((type) => [type.id, type]))
const communes = new Map<number, string>(places.map(([id, , label]) => [id, label]))
const ofFederations = new Map<number, string>(federations.map(({ id, name }) => [id, name]))

const byContact = (id: number) => peopleOfContacts.get(id)
const byType = (id: number) => types.get(id)?.label
const byCommune = (id: number) => communes.get(id)
const byPerson = (id: number) => people.get(id)

/** How the tests' world calls what a field refers to by its id. */
const references: Record<string, (id: number) => string | undefined> = {
  contactId: byContact,
  contact_id: byContact,
  typeId: byType,
  specimenTypeId: byType,
  specimen_type_id: byType,
  cityId: byCommune,
  city_id: byCommune,
  userId: byPerson,
  giver_id: byPerson,
  receiver_id: byPerson,
  federationId: (id) => ofFederations.get(id),
}

/** The person, game type, commune or federation that a field refers to; undefined for any other field. */
export const referredTo = (field: string, value: unknown): string | undefined =>
  typeof value === 'number' ? references[field]?.(value) : undefined

const isQuantity = (entry: [string, unknown]): entry is [string, number] => typeof entry[1] === 'number'

/** Quantities by game type: « 1 sanglier, 2 chevreuils »; « aucun animal » if all are zero. */
function animalsText(entries: readonly [string, number][]): string {
  const some = entries.filter(([, quantity]) => quantity > 0)
  const text = some.flatMap(([id, quantity]) => {
    const type = types.get(Number(id))
    return type ? [counted(quantity, type.label, type.label_plural)] : []
  })
  return text.length > 0 ? text.join(', ') : 'aucun animal'
}

/**
 * A record whose keys are ids: quantities by game type, or by contact and game type. Undefined for any
 * other object.
 */
export function recordText(value: object): string | undefined {
  const entries = Object.entries(value)
  if (entries.length === 0 || !entries.every(([key]) => /^\d+$/.test(key))) return undefined
  if (entries.every(isQuantity)) return animalsText(entries)
  const text = entries.flatMap(([id, quantities]) => {
    const person = byContact(Number(id))
    const given = typeof quantities === 'object' && quantities ? recordText(quantities) : undefined
    return person && given ? [`${person} : ${given}`] : []
  })
  return text.length > 0 ? text.join(' ; ') : undefined
}
