import { messageOf, problemOf, statusOf } from '../../contract/problem.ts'
import { counted, dayInWords, fullName } from '../../src/words/words.ts'
import { failures } from '../explore/failure-texts.ts'
import type { Event } from '../explore/simulate.ts'
import { animalsOf, happenedTo, recordText, referredTo } from './world-names.ts'

/** A failure in a few words, with its HTTP status if there is one. */
export function failureText(error: unknown): string {
  const status = statusOf(error)
  const problem = problemOf(error)
  if (status === 0) return messageOf(error)
  const fields = problem.source === 'API' ? Object.values(problem.fields).flat() : []
  const more = fields[0] ? ` : « ${fields[0]} »` : ''
  return `${failures[status] ?? messageOf(error)} (${status})${more}`
}

const MOST = 80
const cut = (text: string) => (text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text)

/** Field names that identify a thing in the product; the later ones if it has none of the others. */
const naming = ['name', 'label', 'label_full', 'title', 'tag', 'date', 'code', 'email', 'recipient', 'url']
const describing = ['reference', 'source', 'receiver', 'giver', 'person', 'place', 'specimen_type']
/** Fields whose value a thing is about. */
const subjects = ['receiver', 'giver', 'user', 'hunt', 'animal', 'federation', 'role', 'error']
type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textIn = (value: Fields, keys: readonly string[]) => {
  const text = keys.map((key) => value[key]).find((field) => typeof field === 'string' && field !== '')
  return text === undefined ? undefined : `« ${String(text)} »`
}

/** A person or a number of animals, which are named without quotes. */
function livingName(value: Fields): string | undefined {
  const { id, firstname, lastname, label, label_plural, shown_at, specimen_type_id, quantity } = value
  if (typeof firstname === 'string') return fullName({ firstname, lastname: lastname as string | null })
  if (typeof label === 'string' && label_plural !== undefined) return label
  // The phone of a contact is read with the contact's id alone.
  const contact = shown_at === undefined ? undefined : referredTo('contact_id', id)
  return contact ?? animalsOf(specimen_type_id, quantity)
}

/** What a person would call a thing: a person's name, the day and place of a hunt, the tag of an animal. */
function nameOf(value: Fields): string | undefined {
  const { started_at: day, city } = value
  if (typeof day === 'string' && isObject(city) && typeof city['label'] === 'string')
    return `« chasse du ${dayInWords(day)} à ${city['label']} »`
  const name = livingName(value) ?? textIn(value, naming)
  if (name !== undefined) return name
  const subject = subjects.map((key) => value[key]).find(isObject)
  return (
    (subject && nameOf(subject)) ??
    referredTo('specimen_type_id', value['specimen_type_id']) ??
    textIn(value, describing) ??
    (typeof value['id'] === 'number' ? (textIn(value, ['reason']) ?? `n° ${value['id']}`) : undefined)
  )
}

const fieldText = (name: string, value: unknown) => referredTo(name, value) ?? valueText(value)

function objectText(value: object): string {
  if (value instanceof File) return `fichier « ${value.name} »`
  const ofIds = recordText(value)
  if (ofIds !== undefined) return ofIds
  const all = value as Fields
  if (Array.isArray(all['data']) && isObject(all['meta']))
    return `${valueText(all['data'])}, ${String(all['meta']['total'])} en tout`
  const fields = Object.entries(all).filter(([, field]) => field !== undefined)
  if (fields.length === 0) return 'vide'
  const name = nameOf(all)
  if (name !== undefined) return name
  return fields.map(([key, field]) => `${key} : ${fieldText(key, field)}`).join(', ')
}

/** More members of a list than these are counted. */
const FEW = 3

/** A list by its members, if they have names. */
function listText(values: readonly unknown[]): string {
  const names = values.map((value) => (isObject(value) ? nameOf(value) : valueText(value)))
  if (names.some((name) => name === undefined) || values.some(Array.isArray))
    return `liste de ${values.length}`
  const others = names.length > FEW + 1 ? ` et ${counted(names.length - FEW, 'autre', 'autres')}` : ''
  return names.slice(0, others ? FEW : undefined).join(', ') + others
}

/** A value in a few words. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null) return 'rien'
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (typeof value === 'string') return value === '' ? 'vide' : cut(`« ${value} »`)
  if (Array.isArray(value)) return value.length === 0 ? 'liste vide' : cut(listText(value))
  if (value instanceof Error) return failureText(value)
  return typeof value === 'object' ? cut(objectText(value)) : String(value)
}

const referenced = (type: string, name: string, value: unknown) =>
  name === 'id' ? happenedTo(type, value) : referredTo(name, value)

/** The texts of a payload's fields; a game type and its quantity are one: « 1 sanglier ». */
function textsOf(
  { type: _, ...fields }: Event,
  textOf: (name: string, value: unknown) => string | undefined,
): string {
  const animals = animalsOf(fields['specimenTypeId'], fields['quantity'])
  const others = Object.entries(fields).filter(
    ([name]) => animals === undefined || !['specimenTypeId', 'quantity'].includes(name),
  )
  return [...others.map(([name, value]) => textOf(name, value)), animals]
    .filter((text) => text !== undefined)
    .join(', ')
}

/** The payload of an event in a few words; empty without a payload. */
export function payloadText(event: Event): string {
  const { type, output, error } = event
  if (type.startsWith('xstate.error.')) return failureText(error)
  if (type.startsWith('xstate.done.')) return output === undefined ? '' : valueText(output)
  return textsOf(event, (name, value) => referenced(type, name, value) ?? valueText(value))
}

/**
 * The people, animals and places whose ids an event carries; the same on every day, unlike the rest of its
 * payload.
 */
export const referencesText = (event: Event): string =>
  textsOf(event, (name, value) => referenced(event.type, name, value))
