import { fireEvent } from '@testing-library/react'
import type { AnyActorRef } from 'xstate'
import { isUsable, snapshotOf, eventsSentBy } from './sent-events.ts'

/** The names of buttons that only close a modal. */
const closing = /^(Fermer|Annuler|Reprendre la saisie|Rester .+)$/
const cross = /^Fermer la fenêtre$/

/** An actor and its descendants. */
const familyOf = (actor: AnyActorRef): AnyActorRef[] => [
  actor,
  ...Object.values((snapshotOf(actor).children ?? {}) as Record<string, AnyActorRef>).flatMap(familyOf),
]

/** The topmost modal; what is behind it is hidden. */
const modalInFront = () =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')]
    .filter((element) => !element.closest('[aria-hidden=true], [inert]'))
    .at(-1)

const isThere = (button: Element | undefined): button is Element => button !== undefined && isUsable(button)

const namesOf = (sent: ReturnType<typeof eventsSentBy>) =>
  sent.map(({ actor, event }) => `${actor.id} ${event.type}`)

/**
 * Asserts that the topmost modal, if any, closes in the same way by Escape, its close button and its
 * footer button, and by none of them while a call is pending. Events are recorded instead of sent, so
 * nothing changes.
 * @throws what differs
 */
export function assertModalCloses(actor: AnyActorRef): void {
  const modal = modalInFront()
  // After a machine has ended, the surrounding page unmounts its modal.
  if (!modal || snapshotOf(actor).status !== 'active') return
  // In an open list, Escape closes the list.
  if (document.activeElement?.matches('[role=combobox][aria-expanded=true]')) return
  const named = (among: string, name: RegExp) =>
    [...modal.querySelectorAll(among)].find((button) =>
      name.test(button.getAttribute('aria-label') ?? button.textContent?.trim() ?? ''),
    )
  const byCross = named('header button', cross)
  const byButton = named('footer button', closing)
  const eventsOf = (gesture: () => unknown) => namesOf(eventsSentBy(gesture))
  const escape = eventsOf(() => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }))
  const title = modal.getAttribute('aria-labelledby')
  const called = `« ${title ? document.getElementById(title)?.textContent : modal.textContent} »`

  if (!isThere(byCross)) {
    const isBusy = familyOf(actor).some((each) => snapshotOf(each).tags?.has('busy'))
    if (!isBusy) throw new Error(`${called} n’a pas de croix, alors que rien n’est en cours d’envoi`)
    if (escape.length > 0 || isThere(byButton)) throw new Error(`${called} se ferme au milieu d’un envoi`)
    return
  }
  if (!isThere(byButton))
    throw new Error(`${called} n’a pas de bouton « Fermer », « Annuler » ou « Rester… »`)
  const click = (button: Element) => eventsOf(() => fireEvent.click(button))
  const ways = [escape, click(byCross), click(byButton)]
  const names = ['Échap', 'la croix', 'le bouton']
  const [first, ...others] = ways.map((way) => way.join(', '))
  if (first === '' || others.some((other) => other !== first))
    throw new Error(
      `${called} ne se ferme pas de même par Échap, par la croix et par le bouton « ${byButton.textContent?.trim()} » : ${ways
        .map((one, index) => `${names[index]} ${one.length > 0 ? `cause ${one.join(', ')}` : 'ne fait rien'}`)
        .join(' ; ')}`,
    )
}
