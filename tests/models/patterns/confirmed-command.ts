import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { confirmedCommand, Subject } from '../../../machines/patterns/confirmed-command.ts'
import { flow, type Flow, type FlowModel, type Driver } from '../../model/model.ts'
import { type Person, disabled, showing } from '../../model/person.ts'
import { discardGestures, seesDiscarding } from './entry-form.ts'

type Machine<S extends Subject> = ReturnType<typeof confirmedCommand<Endpoint, S>>
type Model<S extends Subject> = FlowModel<Machine<S>>

/** The French texts of one confirmed command. */
type CommandTexts = {
  /** The question, its answers, and the stated consequence. */
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
type Texts<S extends Subject> = CommandTexts & {
  name: string
  subject: S
  screen: () => Promise<(props: { actor: ActorRefFrom<Machine<S>> }) => ReactNode>
  browser: Model<S>['browser']
}

export const commandGestures = ({
  question = 'Êtes-vous sûrs ?',
  cancel = 'Annuler',
  confirm,
}: CommandTexts) => ({
  'question.confirmed': (driver: Driver) => driver.within('alertdialog', question).click('button', confirm),
  'question.cancelled': (driver: Driver) => driver.within('alertdialog', question).click('button', cancel),
  'command.retried': (driver: Driver) => driver.click('button', 'Réessayer'),
})

/** The assertions of a command from its confirmation on. */
export const commandAssertions = (texts: CommandTexts) => {
  const { question = 'Êtes-vous sûrs ?', cancel = 'Annuler', confirm } = texts
  const seesQuestion = async (person: Person) => {
    const asked = person.within('alertdialog', question)
    await asked.seesText(texts.consequence)
    await asked.sees('button', cancel)
  }
  return {
    confirming: async (person: Person) => {
      await seesQuestion(person)
      await person.within('alertdialog', question).sees('button', confirm)
    },
    sending: showing(['button', texts.busy], disabled('button', cancel)),
    failed: showing(seesQuestion, texts.failed, ['button', 'Réessayer']),
    refused: async (person: Person, { context }: { context: { reason: string } }) => {
      if (texts.refused) await person.sees('dialog', texts.refused)
      await person.seesText(context.reason)
    },
    done: null,
    outdated: null,
    abandoned: null,
  }
}

type Answered = { context: { answer: string } }
type LeavingState = { matches: (value: 'discarding' | 'givingUp' | 'refused') => boolean }

/** The gestures of a command with an entry, which also asks before the entry is lost. */
export const answeredGestures = (texts: CommandTexts) => {
  const gestures = commandGestures(texts)
  const isLeaving = (state: LeavingState) => state.matches('discarding') || state.matches('givingUp')
  const either =
    (type: 'question.confirmed' | 'question.cancelled') =>
    (driver: Driver, _: unknown, state: LeavingState): Promise<void> =>
      (isLeaving(state) ? discardGestures : gestures)[type](driver)
  return {
    'question.confirmed': either('question.confirmed'),
    'question.cancelled': either('question.cancelled'),
    'command.retried': gestures['command.retried'],
    'command.closed': (driver: Driver, _: unknown, state: LeavingState) =>
      driver.click('button', state.matches('refused') ? 'Fermer' : 'Annuler'),
  }
}

/** The assertions of a command with an entry; `confirming` is the model's own. */
export const answeredAssertions = (texts: CommandTexts) => ({
  ...commandAssertions(texts),
  discarding: seesDiscarding,
  givingUp: seesDiscarding,
})

/**
 * A command with a few words to write: what its model has besides names and places. `words` are long
 * enough.
 */
export const wordedCommand = (texts: CommandTexts, label: string, words: string) => ({
  key: ({ context: { answer } }: Answered) => answer,
  samples: {
    events: {
      'answer.typed': ({ context: { answer } }: Answered) =>
        answer === '' ? [{ value: 'No' }] : answer === 'No' ? [{ value: words }] : [],
    },
  },
  gestures: {
    ...answeredGestures(texts),
    'answer.typed': (driver: Driver, { value }: { value: string }) => driver.fill(label, value),
  },
  expects: {
    ...answeredAssertions(texts),
    confirming: async (person: Person, { context: { answer } }: Answered) => {
      await person.seesText(texts.consequence)
      await person.seesValue(label, answer)
      const asked = person.within('alertdialog', texts.question ?? 'Êtes-vous sûrs ?')
      if (answer.length > 2) await asked.sees('button', texts.confirm)
      else await asked.seesDisabled('button', texts.confirm)
    },
  },
})

/** The model of a command with a confirmation. */
export function confirmedCommandFlow<S extends Subject>(machine: Machine<S>, texts: Texts<S>): Flow {
  return flow(machine, {
    name: texts.name,
    input: { subject: texts.subject },
    gestures: {
      ...commandGestures(texts),
      'command.closed': (driver, _, state) =>
        driver.click('button', state.matches('refused') ? 'Fermer' : 'Annuler'),
    },
    expects: commandAssertions(texts),
    screen: texts.screen,
    browser: texts.browser,
  } as Model<S>)
}
