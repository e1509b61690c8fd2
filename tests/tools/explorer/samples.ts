import { messageOf, problemOf, statusOf } from '../../../contract/problem.ts'
import { dayInWords, fullName } from '../../../src/words/words.ts'
import type { Event } from '../../explore/simulate.ts'
import { failures } from '../../explore/failure-texts.ts'
import { recordText, referredTo } from './world-names.ts'

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

/** Field names that identify a thing in the product. */
const naming = [
  'name',
  'label',
  'label_full',
  'title',
  'tag',
  'date',
  'code',
  'email',
  'recipient',
  'url',
] as const
/** Fields whose value a thing is about. */
const subjects = ['receiver', 'giver', 'user', 'hunt', 'animal', 'federation', 'role', 'error'] as const
type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** What a person would call a thing: a person's name, the day and place of a hunt, the tag of an animal. */
function nameOf(value: Fields): string | undefined {
  const { firstname, lastname, started_at: day, city } = value
  if (typeof firstname === 'string') return fullName({ firstname, lastname: lastname as string | null })
  if (typeof day === 'string' && isObject(city) && typeof city['label'] === 'string')
    return `chasse du ${dayInWords(day)} à ${city['label']}`
  const name = naming.map((key) => value[key]).find((field) => typeof field === 'string' && field)
  if (name !== undefined) return String(name)
  const subject = subjects.map((key) => value[key]).find(isObject)
  return (subject && nameOf(subject)) ?? referredTo('specimen_type_id', value['specimen_type_id'])
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
  if (name !== undefined) return `« ${name} »`
  if (typeof all['id'] === 'number') return `n° ${all['id']}`
  return fields.map(([key, field]) => `${key} : ${fieldText(key, field)}`).join(', ')
}

/** A value in a few words. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null) return 'rien'
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (typeof value === 'string') return value === '' ? 'vide' : cut(`« ${value} »`)
  if (Array.isArray(value)) return value.length === 0 ? 'liste vide' : listText(value)
  if (value instanceof Error) return failureText(value)
  return typeof value === 'object' ? cut(objectText(value)) : String(value)
}

const listText = (values: readonly unknown[]) => {
  const [first, ...others] = values
  return others.length === 0 ? `liste : ${valueText(first)}` : `liste de ${values.length}`
}

/** The payload of an event in a few words; empty without a payload. */
export function sampleText({ type, output, error, ...rest }: Event): string {
  if (type.startsWith('xstate.error.')) return failureText(error)
  if (type.startsWith('xstate.done.')) return output === undefined ? '' : valueText(output)
  const { specimenTypeId, quantity } = rest
  if (typeof specimenTypeId === 'number' && typeof quantity === 'number')
    return recordText({ [specimenTypeId]: quantity }) ?? ''
  return Object.entries(rest)
    .map(([name, value]) => fieldText(name, value))
    .join(', ')
}
