import { createElement } from 'react'
import type { SnapshotFrom } from 'xstate'
import { newsletterMachine } from '../../../machines/account/newsletter.ts'
import { flow } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'
import { atAccount } from '../pages/account.ts'

type State = SnapshotFrom<typeof newsletterMachine>
const box = 'Je souhaite recevoir la lettre d’information par e-mail'
const failed = 'Votre choix n’a pas été enregistré. Vérifiez votre réseau, puis réessayez.'

const isAccepted = ({ context: { kept } }: Pick<State, 'context'>) => kept?.body.accepted === true
const seesKept = (person: Person, state: State) => person.seesChecked(box, isAccepted(state))
const seesQuiet = async (person: Person, state: State) => {
  await seesKept(person, state)
  await person.doesNotSeeText(failed)
}

export const newsletter = flow(newsletterMachine, {
  name: 'newsletter',
  samples: {
    events: { 'call.requested': [] },
    answers: { call: [undefined] },
    others: {
      'call.requested': (state) => [{ request: { body: { accepted: !isAccepted(state as State) } } }],
    },
  },
  gestures: { 'call.requested': (driver) => driver.check(box) },
  expects: {
    'open.fresh': seesQuiet,
    'open.done': seesQuiet,
    'open.failed': async (person, state) => {
      await seesKept(person, state)
      await person.seesText(failed)
    },
    calling: async (person, { context }) => {
      await person.seesChecked(box, context.sent?.body.accepted === true)
      await person.seesDisabled('checkbox', box)
      await person.seesText('Enregistrement…')
    },
    throttled: async (person) => {
      await person.seesText('Patientez 3 secondes')
      await person.seesDisabled('checkbox', box)
    },
  },
  screen: async () => {
    const { Newsletter } = await import('../../../src/screens/account/newsletter.tsx')
    return ({ actor }) => createElement(Newsletter, { actor, since: null })
  },
  browser: { as: 'giver', navigate: atAccount },
})
