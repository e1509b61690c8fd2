import type { ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { confirmedChoice } from '../../../machines/patterns/confirmed-choice.ts'
import { flow, type Flow, type FlowModel, fromOutside } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'
import { atAccount } from '../pages/account.ts'

type Machine<V> = ReturnType<typeof confirmedChoice<V, Endpoint>>

/** What differs between choices of a person about themselves. */
type Texts<V> = {
  name: string
  /** The stored value before anything is chosen, and the other choice. */
  value: V
  other: (value: V) => V
  /** The card of the choice on « Mon compte ». */
  card: string
  /** The button that makes a choice. */
  offer: (value: V) => string
  /** Asserts how the stored choice is displayed. */
  seesKept: (card: Person, value: V) => Promise<void>
  /** The question, its confirming answer, and the stated consequence. */
  question: string
  confirm: string
  consequence: string
  screen: () => Promise<(props: { actor: ActorRefFrom<Machine<V>> }) => ReactNode>
}

/** The model of a choice with a confirmation, parameterised by its texts. */
export function confirmedChoiceFlow<V>(machine: unknown, texts: Texts<V>): Flow {
  const { name, value, other, question, confirm, consequence, screen } = texts
  const card = (person: Person) => person.within('region', texts.card)
  const kept = (state: SnapshotFrom<Machine<V>>) => state.context.value
  const seesChoice = async (person: Person, state: SnapshotFrom<Machine<V>>) => {
    await texts.seesKept(card(person), kept(state))
    await card(person).sees('button', texts.offer(other(kept(state))))
  }
  return flow(
    machine as Machine<V>,
    {
      name,
      input: { value },
      samples: {
        events: {
          'choice.made': (state) => [{ value: other(kept(state as SnapshotFrom<Machine<V>>)) }],
          'choice.read': (state) => [{ value: other(kept(state as SnapshotFrom<Machine<V>>)) }],
        },
      },
      gestures: {
        'choice.made': (driver, event) => card(driver).click('button', texts.offer(event.value)),
        // The page around the card loads it.
        'choice.read': fromOutside,
        'question.confirmed': (driver) => driver.within('alertdialog', question).click('button', confirm),
        'question.cancelled': (driver) => driver.within('alertdialog', question).click('button', 'Annuler'),
      },
      expects: {
        'open.fresh': seesChoice,
        'open.saved': seesChoice,
        'open.refused': async (person, state) => {
          await seesChoice(person, state)
          await card(person).seesText(state.context.reason)
        },
        'open.failed': async (person, state) => {
          await seesChoice(person, state)
          await card(person).seesText('Votre choix n’a pas été enregistré.')
        },
        confirming: async (person) => {
          const asked = person.within('alertdialog', question)
          await asked.seesText(consequence)
          await asked.sees('button', 'Annuler')
        },
        throttled: async (person, state) => {
          await texts.seesKept(card(person), kept(state))
          await card(person).seesText('Patientez 12 secondes avant de recommencer.')
          await card(person).seesDisabled('button', texts.offer(other(kept(state))))
        },
        saving: (person) => card(person).sees('button', 'Enregistrement…'),
      },
      screen,
      browser: {
        as: 'receiver',
        navigate: atAccount,
      },
    } as FlowModel<Machine<V>>,
  )
}
