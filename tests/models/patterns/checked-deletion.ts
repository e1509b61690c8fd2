import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { checkedDeletion } from '../../../machines/patterns/checked-deletion.ts'
import type { Subject } from '../../../machines/patterns/confirmed-command.ts'
import { flow, type Flow, type FlowModel } from '../../model/model.ts'
import { commandGestures, commandAssertions } from './confirmed-command.ts'

type Machine<S extends Subject> = ReturnType<typeof checkedDeletion<S>>
type Model<S extends Subject> = FlowModel<Machine<S>>

/** What differs between deletions with a pre-check. */
type Texts<S extends Subject> = {
  name: string
  subject: S
  /** The action in the pre-check's answer. */
  action: string
  /** The French reasons that prevent the deletion, by code. */
  obstacles: Readonly<Record<string, string>>
  title: string
  consequence: string
  screen: () => Promise<(props: { actor: ActorRefFrom<Machine<S>> }) => ReactNode>
  browser: Model<S>['browser']
}

/** The model of a deletion with a pre-check. */
export function checkedDeletionFlow<S extends Subject>(machine: Machine<S>, texts: Texts<S>): Flow {
  const { name, subject, action, obstacles, title, screen, browser } = texts
  const answer = (reason: string | null) => ({ [action]: { available: reason === null, reason } })
  const command = {
    confirm: 'Supprimer',
    consequence: texts.consequence,
    busy: 'Suppression…',
    failed: 'La suppression n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
    refused: title,
  }
  return flow(machine, {
    name,
    input: { subject },
    samples: {
      answers: { check: [null, ...Object.keys(obstacles)].map(answer) },
    },
    gestures: {
      ...commandGestures(command),
      'command.closed': (driver, _, state) => {
        const isOver = state.matches('impossible') || state.matches('refused')
        return driver.click('button', isOver ? 'Fermer' : 'Annuler')
      },
    },
    expects: {
      checking: async (person) => {
        await person.within('dialog', title).seesText('Vérification…')
        await person.sees('button', 'Annuler')
      },
      unchecked: async (person) => {
        await person.within('dialog', title).seesText('La vérification n’a pas abouti.')
        await person.sees('button', 'Réessayer')
      },
      impossible: async (person, { context }) => {
        const window = person.within('dialog', title)
        await window.seesText('Suppression impossible.')
        await window.seesText(obstacles[context.obstacle] ?? 'no obstacle')
        await person.doesNotSee('button', 'Supprimer')
      },
      ...commandAssertions(command),
    },
    screen,
    browser,
  } as Model<S>)
}
