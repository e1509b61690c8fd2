import type { AnyTransitionDefinition } from 'xstate'
import { problemOf, statusOf } from '../../contract/problem.ts'
import type { Event, Step } from './simulate.ts'

/** A short name of a failure: its status, or its message if there was no answer. */
export const failureName = (error: unknown) => {
  const problem = problemOf(error)
  return statusOf(error) || ('message' in problem ? problem.message : 'unknown')
}

const payload = ({ type: _, ...rest }: Event) => {
  const values = Object.values(rest).map((value) => (typeof value === 'object' ? '…' : String(value)))
  return values.length === 0 ? '' : `(${values.join(', ').slice(0, 32)})`
}

/** A short name of an event type: `signIn done`, `signIn failed`, `after SIGN_IN_TIMEOUT`. */
export const typeName = (type: string) =>
  type
    .replace(/^xstate\.(done|error)\.actor\.(.*)$/, (_, end: string, id: string) =>
      end === 'done' ? `${id} done` : `${id} failed`,
    )
    .replace(/^xstate\.after\.([^.]*)\..*$/, 'after $1')
    .replace(/^xstate\.done\.state\..*$/, 'done')

/** An event type with its payload, shortened. */
export function eventTitle(event: Event): string {
  if (event.type.startsWith('xstate.error.')) return `${typeName(event.type)} ${failureName(event.error)}`
  if (event.type.startsWith('xstate.')) return typeName(event.type)
  return event.type + payload(event)
}

/** The chain of events of a path. */
export const pathTitle = (steps: readonly Step[]) =>
  steps.length === 0 ? 'start' : steps.map(({ event }) => eventTitle(event)).join(' › ')

const guardName = (guard: unknown) =>
  typeof guard === 'string' ? guard : ((guard as { type?: string } | undefined)?.type ?? '')

/** A readable name of a declared transition. */
export function transitionName({ source, eventType, guard, target }: AnyTransitionDefinition): string {
  const condition = guard ? ` [${guardName(guard)}]` : ''
  const to = target?.map(({ id }) => id).join(', ') ?? 'stays'
  return `${source.id} — ${eventType ? typeName(eventType) : 'always'}${condition} → ${to}`
}
