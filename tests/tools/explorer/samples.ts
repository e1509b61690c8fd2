import { messageOf, problemOf, statusOf } from '../../../contract/problem.ts'
import type { Event } from '../../explore/simulate.ts'
import { failures } from '../../explore/failure-texts.ts'

/** A failure in a few words, with its HTTP status if there is one. */
export function failureText(error: unknown): string {
  const status = statusOf(error)
  const problem = problemOf(error)
  if (status === 0) return messageOf(error)
  const fields = problem.source === 'API' ? Object.values(problem.fields).flat() : []
  const more = fields[0] ? ` : « ${fields[0]} »` : ''
  return `${failures[status] ?? messageOf(error)} (${status})${more}`
}

const MOST = 48
const cut = (text: string) => (text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text)

/** Field names that identify a thing in the product. */
const naming = ['name', 'label', 'title', 'lastname', 'date', 'code', 'email', 'url', 'id'] as const

function objectText(value: object): string {
  if (value instanceof File) return `fichier « ${value.name} »`
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  if (fields.length === 0) return 'vide'
  const name = naming.map((key) => (value as Record<string, unknown>)[key]).find((field) => field)
  if (typeof name === 'string' || typeof name === 'number') return `« ${name} »`
  return fields.map(([key, field]) => `${key} : ${valueText(field)}`).join(', ')
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
  return Object.values(rest).map(valueText).join(', ')
}
