import { messageOf, problemOf, statusOf } from '../../../contract/problem.ts'
import type { Event } from '../../explore/simulate.ts'
import { failures } from '../docs/failures.ts'

/** A failure in few words, with its HTTP status where there is one. */
export function failureWords(error: unknown): string {
  const status = statusOf(error)
  const problem = problemOf(error)
  if (status === 0) return messageOf(error)
  const fields = problem.source === 'API' ? Object.values(problem.fields).flat() : []
  const more = fields[0] ? ` : « ${fields[0]} »` : ''
  return `${failures[status] ?? messageOf(error)} (${status})${more}`
}

const MOST = 48
const cut = (text: string) => (text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text)

/** What names a thing, by the names that such fields have in the product. */
const naming = ['name', 'label', 'title', 'lastname', 'date', 'code', 'email', 'url', 'id'] as const

function objectWords(value: object): string {
  if (value instanceof File) return `fichier « ${value.name} »`
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  if (fields.length === 0) return 'vide'
  const name = naming.map((key) => (value as Record<string, unknown>)[key]).find((field) => field)
  if (typeof name === 'string' || typeof name === 'number') return `« ${name} »`
  return fields.map(([key, field]) => `${key} : ${valueWords(field)}`).join(', ')
}

/** A value in few words. */
export function valueWords(value: unknown): string {
  if (value === undefined || value === null) return 'rien'
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (typeof value === 'string') return value === '' ? 'vide' : cut(`« ${value} »`)
  if (Array.isArray(value)) return value.length === 0 ? 'liste vide' : listWords(value)
  if (value instanceof Error) return failureWords(value)
  return typeof value === 'object' ? cut(objectWords(value)) : String(value)
}

const listWords = (values: readonly unknown[]) => {
  const [first, ...others] = values
  return others.length === 0 ? `liste : ${valueWords(first)}` : `liste de ${values.length}`
}

/** What an event carries, in few words; nothing when it carries nothing. */
export function sampleWords({ type, output, error, ...rest }: Event): string {
  if (type.startsWith('xstate.error.')) return failureWords(error)
  if (type.startsWith('xstate.done.')) return output === undefined ? '' : valueWords(output)
  return Object.values(rest).map(valueWords).join(', ')
}
