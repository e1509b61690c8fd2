import type { AnyTransitionDefinition } from 'xstate'
import { problemOf, statusOf } from '../../contract/problem.ts'
import type { Event, Passage } from './moment.ts'

/** A failure in a word: its status, or what it says when there was no answer. */
export const failureName = (error: unknown) => {
  const problem = problemOf(error)
  return statusOf(error) || ('message' in problem ? problem.message : 'unknown')
}

const payload = ({ type: _, ...rest }: Event) => {
  const told = Object.values(rest).map((value) => (typeof value === 'object' ? '…' : String(value)))
  return told.length === 0 ? '' : `(${told.join(', ').slice(0, 32)})`
}

/** A type of event in few words: `signIn done`, `signIn failed`, `after SIGN_IN_TIMEOUT`. */
const typeName = (type: string) =>
  type
    .replace(/^xstate\.(done|error)\.actor\.(.*)$/, (_, end: string, id: string) =>
      end === 'done' ? `${id} done` : `${id} failed`,
    )
    .replace(/^xstate\.after\.([^.]*)\..*$/, 'after $1')
    .replace(/^xstate\.done\.state\..*$/, 'done')

/** An event with what tells it from others of its type. */
export function eventTitle(event: Event): string {
  if (event.type.startsWith('xstate.error.')) return `${typeName(event.type)} ${failureName(event.error)}`
  if (event.type.startsWith('xstate.')) return typeName(event.type)
  return event.type + payload(event)
}

/** A path as the chain of its events. */
export const pathTitle = (steps: readonly Passage[]) =>
  steps.length === 0 ? 'start' : steps.map(({ event }) => eventTitle(event)).join(' › ')

const guardName = (guard: unknown) =>
  typeof guard === 'string' ? guard : ((guard as { type?: string } | undefined)?.type ?? '')

/** A declared transition in words, to say which one is missing. */
export function transitionName({ source, eventType, guard, target }: AnyTransitionDefinition): string {
  const condition = guard ? ` [${guardName(guard)}]` : ''
  const to = target?.map(({ id }) => id).join(', ') ?? 'stays'
  return `${source.id} — ${eventType ? typeName(eventType) : 'always'}${condition} → ${to}`
}
