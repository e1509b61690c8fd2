import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { confirmedCommand, Subject } from '../../../machines/patterns/confirmed-command.ts'
import { flow, type Flow, type FlowModel, type Driver } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'

type Machine<S extends Subject> = ReturnType<typeof confirmedCommand<S>>
type Model<S extends Subject> = FlowModel<Machine<S>>

/** The French texts of one confirmed command. */
type CommandWords = {
  /** The question, its answers, and what is said to follow. */
  question?: string
  cancel?: string
  confirm: string
  consequence: string
  busy: string
  failed: string
  /** The title of the window that explains a refusal. */
  refused?: string
}

/** What differs between confirmed commands. */
type Words<S extends Subject> = CommandWords & {
  name: string
  subject: S
  screen: () => Promise<(props: { actor: ActorRefFrom<Machine<S>> }) => ReactNode>
  browser: Model<S>['browser']
}

export const commandGestures = ({
  question = 'Êtes-vous sûrs ?',
  cancel = 'Annuler',
  confirm,
}: CommandWords) => ({
  'question.confirmed': (driver: Driver) => driver.within('alertdialog', question).click('button', confirm),
  'question.cancelled': (driver: Driver) => driver.within('alertdialog', question).click('button', cancel),
  'command.retried': (driver: Driver) => driver.click('button', 'Réessayer'),
})

/** What is seen of a command from its confirmation on. */
export const commandSights = (words: CommandWords) => {
  const { question = 'Êtes-vous sûrs ?', cancel = 'Annuler', confirm } = words
  const seesQuestion = async (person: Person) => {
    const asked = person.within('alertdialog', question)
    await asked.seesText(words.consequence)
    await asked.sees('button', cancel)
  }
  return {
    confirming: async (person: Person) => {
      await seesQuestion(person)
      await person.within('alertdialog', question).sees('button', confirm)
    },
    sending: async (person: Person) => {
      await person.sees('button', words.busy)
      await person.seesDisabled('button', cancel)
    },
    failed: async (person: Person) => {
      await seesQuestion(person)
      await person.seesText(words.failed)
      await person.sees('button', 'Réessayer')
    },
    refused: async (person: Person, { context }: { context: { reason: string } }) => {
      if (words.refused) await person.sees('dialog', words.refused)
      await person.seesText(context.reason)
    },
    done: null,
    outdated: null,
    abandoned: null,
  }
}

/** The model of a command that is confirmed before it is sent. */
export function confirmedCommandFlow<S extends Subject>(machine: Machine<S>, words: Words<S>): Flow {
  return flow(machine, {
    name: words.name,
    input: { subject: words.subject },
    samples: { events: {}, answers: { call: [undefined] } },
    gestures: {
      ...commandGestures(words),
      'command.closed': (driver, _, state) =>
        driver.click('button', state.matches('refused') ? 'Fermer' : 'Annuler'),
    },
    expects: commandSights(words),
    screen: words.screen,
    browser: words.browser,
  } as Model<S>)
}
