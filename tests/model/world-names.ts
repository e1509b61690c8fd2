import { counted, fullName } from '../../src/words/words.ts'
import { specimenTypes } from '../world/answers.ts'
import { animals, contacts } from '../world/hunts.ts'
import { givers, matching, others, patient, receiver, staff } from '../world/people.ts'
import { federations, places } from '../world/places.ts'

const people = new Map(
  [...givers, ...staff, ...matching, ...others, patient, receiver].map((one) => [one.id, fullName(one)]),
)
const peopleOfContacts = new Map(contacts.map(({ id, receiver_id }) => [id, people.get(receiver_id)]))
const types = new Map(specimenTypes.map((type) => [type.id, type]))
const communes = new Map<number, string>(places.map(([id, , label]) => [id, label]))
const ofFederations = new Map<number, string>(federations.map(({ id, name }) => [id, name]))

const tags = new Map<number, string | null>(animals.map(({ id, tag }) => [id, tag]))

const byContact = (id: number) => peopleOfContacts.get(id)
const byType = (id: number) => types.get(id)?.label
const byCommune = (id: number) => communes.get(id)
const byPerson = (id: number) => people.get(id)
const byAnimal = (id: number) => tags.get(id) ?? undefined
const byFederation = (id: number) => ofFederations.get(id)

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
  animalId: byAnimal,
  animal_id: byAnimal,
  federationId: byFederation,
  federation_id: byFederation,
}
/** What the `id` of an event refers to, by the first word of its type. */
const ofEvents: Record<string, (id: number) => string | undefined> = { boar: byAnimal, specimen: byType }

/** The thing that the `id` of an event refers to, such as the animal of `boar.ticked`. */
export const happenedTo = (type: string, id: unknown): string | undefined =>
  typeof id === 'number' ? ofEvents[type.split('.')[0] ?? '']?.(id) : undefined

/** The person, game type, commune or federation that a field refers to; undefined for any other field. */
export const referredTo = (field: string, value: unknown): string | undefined =>
  typeof value === 'number' ? references[field]?.(value) : undefined

/** A number of animals of one type: « 2 chevreuils », « aucun cerf ». */
export function animalsOf(typeId: unknown, quantity: unknown): string | undefined {
  const type = typeof typeId === 'number' ? types.get(typeId) : undefined
  if (!type || typeof quantity !== 'number') return undefined
  return quantity === 0 ? `aucun ${type.label}` : counted(quantity, type.label, type.label_plural)
}

const isQuantity = (entry: [string, unknown]): entry is [string, number] => typeof entry[1] === 'number'

/** Quantities by game type: « 1 sanglier, 2 chevreuils »; « aucun animal » if all are zero. */
function animalsText(entries: readonly [string, number][]): string {
  const some = entries.filter(([, quantity]) => quantity > 0)
  const text = some.flatMap(([id, quantity]) => animalsOf(Number(id), quantity) ?? [])
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
