import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { fr } from '../../src/ui/text/typography.ts'
import { callTitle, eventInFrench, summaryOf } from './dictionary.ts'

/** The cause of a transition, drawn as colour, dash pattern and symbol. */
export type Tone = 'event' | 'success' | 'failure' | 'timeout' | 'immediate'

/** The tone of a transition, by its cause. */
export function toneOf({ eventType }: AnyTransitionDefinition): Tone {
  if (eventType === '') return 'immediate'
  if (eventType.startsWith('xstate.error.')) return 'failure'
  if (eventType.startsWith('xstate.after.')) return 'timeout'
  return eventType.startsWith('xstate.done.') ? 'success' : 'event'
}

function duration(milliseconds: number): string {
  if (milliseconds < 1000) return `${milliseconds}\u00a0ms`
  const [figure, unit] = milliseconds < 60_000 ? [milliseconds / 1000, 's'] : [milliseconds / 60_000, 'min']
  return `${figure.toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00a0${unit}`
}

/** A delay that has passed: « sans réponse après 20 s », « après 1 min ». */
function delayLabel(machine: AnyStateMachine, name: string): string {
  const delay: unknown = machine.implementations.delays[name]
  if (typeof delay === 'function') return 'après un délai'
  const passed = `après ${duration(typeof delay === 'number' ? delay : Number(name))}`
  return name.endsWith('TIMEOUT') ? `sans réponse ${passed}` : passed
}

type Ending = { end: 'done' | 'error'; id: string }

/** The end of a call or child chart that triggers a transition, if any. */
export function endingOf({ eventType }: AnyTransitionDefinition): Ending | undefined {
  const [, end, id = ''] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(eventType) ?? []
  return end === undefined ? undefined : { end: end as Ending['end'], id }
}

/** The delay that triggers a transition, if any. */
export const delayOf = ({ eventType }: AnyTransitionDefinition) =>
  /^xstate\.after\.([^.]*)\./.exec(eventType)?.[1]

/** A call, quoted: « Se connecter ». */
export function calledIn({ source }: AnyTransitionDefinition, id: string): string {
  for (let node: AnyStateNode | undefined = source; node; node = node.parent) {
    const invocation = node.invoke.find((one) => one.id === id)
    if (invocation) return fr(`« ${callTitle(source.machine, invocation)} »`)
  }
  return fr(`« ${summaryOf(id) ?? id} »`)
}

/** The cause of a transition, in plain French. */
export function eventLabel(machine: AnyStateMachine, transition: AnyTransitionDefinition): string {
  const { eventType: type } = transition
  if (type === '') return 'aussitôt'
  const ending = endingOf(transition)
  if (ending) {
    const called = calledIn(transition, ending.id)
    if (ending.end === 'error') return `échec de ${called}`
    return `${summaryOf(ending.id) === undefined ? 'fin' : 'réussite'} de ${called}`
  }
  const delay = delayOf(transition)
  if (delay !== undefined) return delayLabel(machine, delay)
  if (type.startsWith('xstate.done.state.')) return 'tout est terminé'
  return eventInFrench(machine, type)
}

/** The same for an arrow label: the person is drawn as a symbol, and the call is in its box. */
export function arrowLabel(machine: AnyStateMachine, transition: AnyTransitionDefinition): string {
  const ending = endingOf(transition)
  const own = transition.source.invoke
  if (ending && own.length === 1 && own[0]?.id === ending.id) {
    if (ending.end === 'error') return 'échec'
    return summaryOf(ending.id) === undefined ? 'terminé' : 'réussite'
  }
  return eventLabel(machine, transition).replace(/^la personne /, '')
}

/** The technical name of the cause: the event type, the call, the delay. */
export const eventName = (transition: AnyTransitionDefinition) =>
  endingOf(transition)?.id ?? delayOf(transition) ?? transition.eventType.replace(/^xstate\..*/, '')

/** The technical name of a condition. */
export const guardName = ({ guard }: AnyTransitionDefinition): string | undefined => {
  if (!guard) return undefined
  return typeof guard === 'string' ? guard : ((guard as { type?: string }).type ?? 'condition')
}

/** The name of the condition; « sinon » for the unguarded transition after guarded ones of the same event. */
export function conditionOf(transition: AnyTransitionDefinition, index: number): string {
  const { source, eventType } = transition
  const name = guardName(transition)
  if (name !== undefined) return name
  const before = (eventType === '' ? source.always : source.transitions.get(eventType))?.slice(0, index)
  return before?.some((other) => other.guard) ? 'sinon' : ''
}

/** The rank of a transition among those of the same event. */
export const rankOf = (transition: AnyTransitionDefinition): number =>
  (transition.eventType === ''
    ? (transition.source.always ?? [])
    : (transition.source.transitions.get(transition.eventType) ?? [])
  ).indexOf(transition)

/** Wraps a sentence into lines of at most `width` characters; an ellipsis marks omitted ones. */
export function wrapped(text: string, width: number, lines = Infinity): string[] {
  const rows: string[] = []
  for (const word of fr(text).split(' ')) {
    const last = rows.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) rows[rows.length - 1] += ` ${word}`
    else rows.push(word)
  }
  if (rows.length <= lines) return rows
  return [...rows.slice(0, lines - 1), `${rows[lines - 1]}…`]
}

/** The id of the edge by which a transition to a state is drawn. */
export const wireOf = (transition: AnyTransitionDefinition, target: AnyStateNode) =>
  [transition.source.id, target.id, toneOf(transition)].join(' ')
