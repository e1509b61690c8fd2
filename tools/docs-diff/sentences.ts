import { fr } from '../../src/ui/text/typography.ts'
import { counted } from '../docs/markdown.ts'
import { type Comparison, isChangedArrow, isChangedState, leadAlike, type Pair } from './compare.ts'
import type { Arrow, Description, Place, State } from './describe.ts'

/** A text in guillemets; inner guillemets become quotation marks. */
const quoted = (text: string) => `« ${text.replaceAll(/«\s/g, '“').replaceAll(/\s»/g, '”')} »`

/** What was added to a list and removed from it; empty if nothing was. */
function ofList(start: string, before: readonly string[], after: readonly string[]): string {
  if (before.join() === after.join()) return ''
  const more = after.filter((one) => !before.includes(one))
  const less = before.filter((one) => !after.includes(one))
  const parts = [
    more.length > 0 && `en plus, ${more.join(', ')}`,
    less.length > 0 && `en moins, ${less.join(', ')}`,
  ].filter(Boolean)
  return `${start} : ${parts.join(' ; ') || 'dans un autre ordre'}.`
}

function sentencesFor(chartId: string) {
  const from = ({ id, title }: Place) => (id === chartId ? 'possible partout' : `de ${quoted(title)}`)
  const to = (places: readonly Place[]) => `à ${places.map(({ title }) => quoted(title)).join(' et à ')}`
  const named = ({ label, condition }: Arrow) => quoted(condition ? `${label} [${condition}]` : label)
  const way = (arrow: Arrow) =>
    `${from(arrow.from)}${arrow.to.length > 0 ? ` ${to(arrow.to)}` : ' (sans changer d’état)'}`

  function ofRedirection(before: Arrow, after: Arrow): string {
    const start = `La flèche ${named(after)} ${from(after.from)}`
    if (after.to.length === 0) return `${start} ne change plus d’état ; elle menait ${to(before.to)}.`
    if (before.to.length === 0)
      return `${start} mène maintenant ${to(after.to)} ; elle ne changeait pas d’état.`
    return `${start} mène maintenant ${to(after.to)} au lieu ${to(before.to).replace(/^à/, 'de').replaceAll(' et à ', ' et de ')}.`
  }

  function ofGuard(before: Arrow, after: Arrow): string {
    const start = `La flèche ${quoted(after.label)} ${way(after)}`
    if (!before.guard) return `${start} a maintenant une condition : ${quoted(after.condition)}.`
    if (!after.guard) return `${start} n’a plus sa condition, ${quoted(before.condition)}.`
    return `${start} a maintenant la condition ${quoted(after.condition)} au lieu de ${quoted(before.condition)}.`
  }

  function ofArrow({ before, after }: Pair<Arrow>): string[] {
    if (!before) {
      const effects = after.effects.length > 0 ? ` : ${after.effects.join(', ')}` : ''
      return [`Nouvelle flèche ${named(after)} ${way(after)}${effects}.`]
    }
    if (!after) return [`La flèche ${named(before)} ${way(before)} est retirée.`]
    return [
      leadAlike(before, after) ? '' : ofRedirection(before, after),
      before.guard === after.guard ? '' : ofGuard(before, after),
      before.label === after.label
        ? ''
        : `La flèche ${named(before)} ${way(after)} est maintenant ${quoted(after.label)}.`,
      ofList(`La flèche ${named(after)} ${way(after)}`, before.effects, after.effects),
    ].filter(Boolean)
  }

  function ofState({ before, after }: Pair<State>, leaving: (state: State) => number): string[] {
    if (!before) {
      const facts = after.facts.length > 0 ? ` (${after.facts.join(', ')})` : ''
      return [`Nouvel état ${quoted(after.title)}${facts}${after.description && ` : ${after.description}`}`]
    }
    if (!after) {
      const count = leaving(before)
      const arrows = count === 0 ? '' : `, avec ${counted(count, 'flèche')} au départ de cet état`
      return [`L’état ${quoted(before.title)} est retiré${arrows}.`]
    }
    const start = after.id === chartId ? 'Le schéma' : `L’état ${quoted(after.title)}`
    return [
      before.description === after.description
        ? ''
        : `${start} est maintenant décrit ainsi : ${quoted(after.description)}`,
      ofList(start, before.facts, after.facts),
    ].filter(Boolean)
  }
  return { from, ofArrow, ofState }
}

export function sentencesOf({ id }: Description, { states, arrows, reordered }: Comparison): string[] {
  const { from, ofArrow, ofState } = sentencesFor(id)
  const gone = new Set(states.flatMap(({ before, after }) => (before && !after ? [before.id] : [])))
  const leaving = (state: State) => arrows.filter(({ before }) => before?.from.id === state.id).length
  return [
    ...states.filter(isChangedState).flatMap((pair) => ofState(pair, leaving)),
    ...arrows
      .filter((pair) => isChangedArrow(pair) && !(pair.before && gone.has(pair.before.from.id)))
      .flatMap(ofArrow),
    ...reordered.map(
      (arrow) =>
        `Les conditions de ${quoted(arrow.label)}, ${from(arrow.from)}, sont examinées dans un autre ordre.`,
    ),
  ].map(fr)
}
