import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { confirmedCommand, Subject } from '../../../machines/patterns/confirmed-command.ts'
import { flow, type Flow, type FlowModel } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'

type Machine<S extends Subject> = ReturnType<typeof confirmedCommand<S>>
type Model<S extends Subject> = FlowModel<Machine<S>>

/** What is particular to one confirmed act. */
type Words<S extends Subject> = {
  name: string
  subject: S
  /** The question, its answers, and what is said to follow. */
  question?: string
  cancel?: string
  confirm: string
  consequence: string
  busy: string
  failed: string
  /** The title under which a refusal is told. */
  refused?: string
  screen: () => Promise<(props: { actor: ActorRefFrom<Machine<S>> }) => ReactNode>
  browser: Model<S>['browser']
}

/** The model of an act that is confirmed before it is done: the same for each, but for the words. */
export function confirmedCommandFlow<S extends Subject>(machine: Machine<S>, words: Words<S>): Flow {
  const { name, subject, question = 'Êtes-vous sûrs ?', cancel = 'Annuler', confirm } = words
  const seesQuestion = async (person: Person) => {
    const asked = person.within('alertdialog', question)
    await asked.seesText(words.consequence)
    await asked.sees('button', cancel)
  }
  return flow(machine, {
    name,
    input: { subject },
    samples: {
      events: {},
      answers: { act: [undefined], confirmation: [{ confirmed: true }, { confirmed: false }] },
    },
    gestures: {
      'command.retried': (driver) => driver.click('button', 'Réessayer'),
      'command.closed': (driver, _, state) =>
        driver.click('button', state.matches('refused') ? 'Fermer' : 'Annuler'),
    },
    endings: {
      'xstate.done.actor.confirmation': (driver, { output }) =>
        driver
          .within('alertdialog', question)
          .click('button', (output as { confirmed: boolean }).confirmed ? confirm : cancel),
    },
    expects: {
      confirming: async (person) => {
        await seesQuestion(person)
        await person.within('alertdialog', question).sees('button', confirm)
      },
      sending: async (person) => {
        await person.sees('button', words.busy)
        await person.seesDisabled('button', cancel)
      },
      failed: async (person) => {
        await seesQuestion(person)
        await person.seesText(words.failed)
        await person.sees('button', 'Réessayer')
      },
      refused: async (person, { context }) => {
        if (words.refused) await person.sees('dialog', words.refused)
        await person.seesText(context.reason)
      },
      done: null,
      outdated: null,
      abandoned: null,
    },
    screen: words.screen,
    browser: words.browser,
  } as Model<S>)
}
