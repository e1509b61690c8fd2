import { fireEvent } from '@testing-library/react'
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'

/** The names by which a modal offers to be closed without doing anything; a question has its harmless answer. */
const closing = /^(Fermer|Annuler|Continuer)$/
const cross = /^Fermer la fenêtre$/

const snapshotOf = (actor: AnyActorRef) => actor.getSnapshot() as Partial<AnyMachineSnapshot>

/** An actor and all that it has started. */
const familyOf = (actor: AnyActorRef): AnyActorRef[] => [
  actor,
  ...Object.values((snapshotOf(actor).children ?? {}) as Record<string, AnyActorRef>).flatMap(familyOf),
]

/** The modal in front, as a person finds it; what is behind is hidden from them. */
const modalInFront = () =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')]
    .filter((element) => !element.closest('[aria-hidden=true], [inert]'))
    .at(-1)

const isUsable = (button: Element | undefined): button is Element =>
  button !== undefined && !button.matches(':disabled') && button.getAttribute('aria-disabled') !== 'true'

/** What a gesture tells the actors; none of them hears of it, so that all stays as it is. */
function toldBy(actors: readonly AnyActorRef[], gesture: () => unknown) {
  const told: string[] = []
  const kept = actors.map((actor) => ({ actor, send: actor.send }))
  for (const { actor } of kept) actor.send = (event) => void told.push(`${actor.id} ${event.type}`)
  gesture()
  for (const { actor, send } of kept) actor.send = send
  return told
}

/**
 * A modal closes by Échap, by its cross and by its button alike; only while a call is on its way, it
 * closes by none of them. Looks at the modal in front, if there is one, and leaves all as it is.
 *
 * @throws what differs
 */
export function closesAlike(actor: AnyActorRef): void {
  const modal = modalInFront()
  // What a machine leaves behind at its end, the page around it takes away.
  if (!modal || snapshotOf(actor).status !== 'active') return
  // Within an open list, Échap folds the list.
  if (document.activeElement?.matches('[role=combobox][aria-expanded=true]')) return
  const actors = familyOf(actor)
  const named = (among: string, name: RegExp) =>
    [...modal.querySelectorAll(among)].find((button) =>
      name.test(button.getAttribute('aria-label') ?? button.textContent?.trim() ?? ''),
    )
  const byCross = named('header button', cross)
  const byButton = named('footer button', closing)
  const escape = toldBy(actors, () =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }),
  )
  const title = modal.getAttribute('aria-labelledby')
  const called = `« ${title ? document.getElementById(title)?.textContent : modal.textContent} »`

  if (!isUsable(byCross)) {
    const isBusy = actors.some((each) => snapshotOf(each).tags?.has('busy'))
    if (!isBusy) throw new Error(`${called} cannot be closed, and nothing is on its way`)
    if (escape.length > 0 || isUsable(byButton)) throw new Error(`${called} closes in the middle of a call`)
    return
  }
  if (!isUsable(byButton)) throw new Error(`${called} has no button that closes it`)
  const click = (button: Element) => toldBy(actors, () => fireEvent.click(button))
  const ways = [escape, click(byCross), click(byButton)]
  const [first, ...others] = ways.map((told) => told.join(', '))
  if (first === '' || others.some((other) => other !== first))
    throw new Error(
      `${called}: Échap, the cross and the button tell ${ways.map((one) => one.join() || 'nothing').join(' | ')}`,
    )
}
