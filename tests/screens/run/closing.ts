import { fireEvent } from '@testing-library/react'
import type { AnyActorRef } from 'xstate'
import { isUsable, snapshotOf, toldBy } from './controls.ts'

/** The names by which a modal offers to be closed without doing anything; a question has its harmless answer. */
const closing = /^(Fermer|Annuler|Continuer)$/
const cross = /^Fermer la fenêtre$/

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

const isThere = (button: Element | undefined): button is Element => button !== undefined && isUsable(button)

const wordsOf = (told: ReturnType<typeof toldBy>) =>
  told.map(({ actor, event }) => `${actor.id} ${event.type}`)

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
  const named = (among: string, name: RegExp) =>
    [...modal.querySelectorAll(among)].find((button) =>
      name.test(button.getAttribute('aria-label') ?? button.textContent?.trim() ?? ''),
    )
  const byCross = named('header button', cross)
  const byButton = named('footer button', closing)
  const told = (gesture: () => unknown) => wordsOf(toldBy(gesture))
  const escape = told(() => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }))
  const title = modal.getAttribute('aria-labelledby')
  const called = `« ${title ? document.getElementById(title)?.textContent : modal.textContent} »`

  if (!isThere(byCross)) {
    const isBusy = familyOf(actor).some((each) => snapshotOf(each).tags?.has('busy'))
    if (!isBusy) throw new Error(`${called} cannot be closed, and nothing is on its way`)
    if (escape.length > 0 || isThere(byButton)) throw new Error(`${called} closes in the middle of a call`)
    return
  }
  if (!isThere(byButton)) throw new Error(`${called} has no button that closes it`)
  const click = (button: Element) => told(() => fireEvent.click(button))
  const ways = [escape, click(byCross), click(byButton)]
  const [first, ...others] = ways.map((way) => way.join(', '))
  if (first === '' || others.some((other) => other !== first))
    throw new Error(
      `${called}: Échap, the cross and the button tell ${ways.map((one) => one.join() || 'nothing').join(' | ')}`,
    )
}
