import { isDeepStrictEqual } from 'node:util'
import { type Model, snapshot } from './model.ts'
import { refusal } from './authorisation.ts'
import { act, type Bound } from './rules.ts'
import { erase } from './staff-rules.ts'
import { devices } from './actors.ts'

/** A completed command with its answer; `began` and `ended` are ticks on a common clock. */
export type Completed = { bound: Bound; answer: string; began: number; ended: number }
type Order = Completed[]

/** A call after the account has ended is refused with either of two statuses. */
const isAnswered = (expected: string, answer: string) =>
  expected === answer || (expected === '401' && answer === '403')

/** A federation runs one import at a time: whether this one was refused because another was in progress. */
const isRefusedForAnother = (done: Completed, histories: readonly Completed[][]) => {
  const { command } = done.bound
  if (command.do !== 'import members' || done.answer !== '409') return false
  return histories
    .flat()
    .some(
      ({ bound, answer, began, ended }) =>
        bound.command.do === 'import members' &&
        bound.command.federation === command.federation &&
        answer !== '409' &&
        began < done.ended &&
        done.began < ended,
    )
}

const copy = (model: Model): Model => structuredClone(model)
const endsAccess = new Set(['block', 'anonymise', 'ban', 'change role', 'change NIT'])

/**
 * Searches a linearisation: a sequential order in which the model gives the same answers and ends in
 * `stored`. The order of each actor's commands is kept, and so is that of commands that did not overlap.
 * A caller authenticated earlier may still be working when their account ends: the command counts at the
 * moment it is executed, and must store nothing about an anonymised person.
 */
export function linearise(
  start: Model,
  histories: readonly Completed[][],
  stored: ReturnType<typeof snapshot>,
) {
  let nearest: { order: Order; model: Model } | null = null
  const search = (
    model: Model,
    places: number[],
    admitted: ReadonlySet<Completed>,
    order: Order,
  ): boolean => {
    const next = histories.flatMap((history, place) => history[places[place]!] ?? [])
    if (next.length === 0) {
      nearest = { order, model }
      return isDeepStrictEqual(snapshot(model), stored)
    }
    const firstEnd = Math.min(...next.map(({ ended }) => ended))
    const rest = histories.flatMap((history, place) => history.slice(places[place]))
    const mayEnd = rest.some(({ bound: { command } }) => endsAccess.has(command.do))
    return next.some((done) => {
      if (done.began > firstEnd) return false
      const { bound, answer } = done
      const after = places.map((place, index) => (histories[index]![place] === done ? place + 1 : place))
      const refused = refusal(model, bound)
      const isAdmitted = admitted.has(done)
      if (refused !== null && isAnswered(refused, answer))
        if (search(model, after, admitted, [...order, done])) return true
      if (refused === null && isRefusedForAnother(done, histories))
        if (search(model, after, admitted, [...order, done])) return true
      if (refused === null || isAdmitted) {
        const changed = copy(model)
        const expected = act(changed, bound)
        if (isAdmitted && bound.command.by !== null) {
          const { id } = devices[bound.command.by]
          if (changed.accounts.get(id)!.state === 'deleted') {
            erase(changed, id)
            if (answer.startsWith('4') && search(model, after, admitted, [...order, done])) return true
          }
        }
        const isLinearisable = isAnswered(expected, answer)
        if (isLinearisable && search(changed, after, admitted, [...order, done])) return true
      }
      return (
        refused === null &&
        !isAdmitted &&
        mayEnd &&
        search(model, places, new Set([...admitted, done]), order)
      )
    })
  }
  const isLinearisable = search(
    start,
    histories.map(() => 0),
    new Set(),
    [],
  )
  return { isLinearisable, nearest: nearest as { order: Order; model: Model } | null }
}
