import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { type EndpointName, endpoints } from '../../contract/endpoints.ts'

/** What a transition tells of: shown by a colour, a dash and a symbol. */
export type Tone = 'event' | 'success' | 'failure' | 'timeout' | 'immediate'

const isEndpoint = (name: string): name is EndpointName => name in endpoints

/** The summary of a call in the contract; nothing for a child machine. */
export const summaryOf = (name: string) => (isEndpoint(name) ? endpoints[name].summary : undefined)

export function toneOf({ eventType }: AnyTransitionDefinition): Tone {
  if (eventType === '') return 'immediate'
  if (eventType.startsWith('xstate.error.')) return 'failure'
  if (eventType.startsWith('xstate.after.')) return 'timeout'
  return eventType.startsWith('xstate.done.') ? 'success' : 'event'
}

function duration(machine: AnyStateMachine, name: string): string {
  const delay: unknown = machine.implementations.delays[name]
  if (typeof delay === 'function') return 'durée variable'
  const milliseconds = typeof delay === 'number' ? delay : Number(name)
  return milliseconds < 1000
    ? `${milliseconds} ms`
    : `${(milliseconds / 1000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })} s`
}

/** What happens, in plain French; a person's event keeps its technical name. */
export function eventWords(machine: AnyStateMachine, transition: AnyTransitionDefinition): string {
  const { eventType: type } = transition
  if (type === '') return 'aussitôt'
  const child = /^xstate\.(done|error)\.actor\.(.*)$/.exec(type)
  if (child) {
    const [, end, name = ''] = child
    if (end === 'error') return `échec de ${name}`
    return isEndpoint(name) ? `réponse de ${name}` : `fin de ${name}`
  }
  const delay = /^xstate\.after\.([^.]*)\./.exec(type)?.[1]
  if (delay !== undefined) return `après ${delay} (${duration(machine, delay)})`
  if (type.startsWith('xstate.done.state.')) return 'étape terminée'
  return type
}

/** The guard's name; « sinon » for what is left after guarded transitions of the same event. */
export function conditionOf({ source, guard, eventType }: AnyTransitionDefinition, index: number): string {
  if (typeof guard === 'string') return guard
  if (guard) return (guard as { type?: string }).type ?? 'condition'
  const before = (eventType === '' ? source.always : source.transitions.get(eventType))?.slice(0, index)
  return before?.some((other) => other.guard) ? 'sinon' : ''
}

/** Where a transition stands among those of the same event. */
export const rankOf = (transition: AnyTransitionDefinition): number =>
  (transition.eventType === ''
    ? (transition.source.always ?? [])
    : (transition.source.transitions.get(transition.eventType) ?? [])
  ).indexOf(transition)

/** The names of the effects, without what the library adds for delays and calls. */
export const effectsOf = (actions: readonly unknown[]): string[] =>
  actions
    .map((action) =>
      typeof action === 'string' ? action : ((action as { type?: string; name?: string }).type ?? 'effet'),
    )
    .filter((name) => !name.startsWith('xstate.'))

/** Cuts a sentence into lines of at most `width` characters; an ellipsis tells that some are left out. */
export function wrapped(text: string, width: number, lines: number): string[] {
  const rows: string[] = []
  for (const word of text.split(' ')) {
    const last = rows.at(-1)
    // French punctuation never begins a line.
    const glued = /^[?!:;»]/.test(word)
    if (last !== undefined && (glued || last.length + 1 + word.length <= width))
      rows[rows.length - 1] += ` ${word}`
    else rows.push(word)
  }
  if (rows.length <= lines) return rows
  return [...rows.slice(0, lines - 1), `${rows[lines - 1]}…`]
}
