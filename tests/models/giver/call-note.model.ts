import type { SnapshotFrom } from 'xstate'
import type { Contact } from '../../../contract/giver/contacts.ts'
import { callNoteMachine, hasChanges } from '../../../machines/giver/call-note.ts'
import { httpError } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'
import { luc } from '../../world/people.ts'
import { atHome, called, contactOf, contactsOf, planned } from '../pages/giver.ts'
import { formAssertions, formGestures, refusals } from '../patterns/entry-form.ts'

type State = SnapshotFrom<typeof callNoteMachine>

const contact = contactsOf(planned).find(({ id }) => id === contactOf(planned, luc))!
const noted: Contact = { ...contact, call: { outcome: 'callBack', text: 'rappeler samedi' } }
const title = 'Appel à Luc Petit'
const words = 'En quelques mots (facultatif)'
const labels = {
  called: 'Appelé',
  interested: 'Intéressé',
  declined: 'Pas intéressé',
  callBack: 'À rappeler',
} as const

const seesNote = async (person: Person, { context }: State) => {
  const window = person.within('dialog', title)
  for (const [outcome, label] of Object.entries(labels))
    await window.seesChecked(label, context.outcome === outcome)
  await window.seesValue(words, context.words)
  const isEmpty = context.outcome === null && context.words.trim() === ''
  await (isEmpty ? window.doesNotSee('button', 'Tout effacer') : window.sees('button', 'Tout effacer'))
  await window.seesText('Vous seul voyez cette note, mais la personne peut demander à la lire.')
}
const {
  'editing.incomplete': _,
  creating: __,
  updating,
  outdated,
  ...assertions
} = formAssertions(
  seesNote,
  'Cette note ne peut pas être enregistrée ainsi.',
  'Cette personne n’est plus un contact de cette chasse',
)

export const callNote = flow(callNoteMachine, {
  name: 'call-note',
  inputs: [{ contact }, { contact: noted }],
  key: ({ context }) => [
    context.contact.call === undefined,
    context.outcome,
    context.words,
    Object.keys(context.errors),
    context.isSent,
    hasChanges(context),
  ],
  samples: {
    events: {
      'outcome.chosen': [{ outcome: 'interested' }],
      'words.typed': [{ value: 'viendra dimanche' }],
    },
    failures: {
      noteCall: refusals({ text: ['Cette note accepte 120 caractères au plus.'] }, httpError(404)),
    },
  },
  gestures: {
    'outcome.chosen': (driver, { outcome }) => driver.check(labels[outcome]),
    'words.typed': (driver, { value }) => driver.fill(words, value),
    'note.cleared': (driver) => driver.click('button', 'Tout effacer'),
    ...formGestures,
    'form.closed': (driver, _event, state) =>
      driver.within('dialog', title).click('button', state.matches('gone') ? 'Fermer' : 'Annuler'),
  },
  expects: { ...assertions, saving: updating, gone: outdated },
  screen: async () => (await import('../../../src/screens/giver/call-note.tsx')).CallNote,
  browser: {
    as: 'giver',
    navigate: async (driver, { input }) => {
      await atHome(driver)
      await driver.click('button', `Contacts de ${called(planned)}`)
      await driver.click('button', 'Luc Petit')
      await driver.click('button', 'Noter l’appel')
      if (input.contact === noted) {
        const window = driver.within('dialog', title)
        await window.check(labels.callBack)
        await window.fill(words, 'rappeler samedi')
        await window.click('button', 'Enregistrer')
        await driver.seesText('À rappeler · rappeler samedi')
        await driver.click('button', 'Luc Petit')
        await driver.click('button', 'Modifier la note')
      }
      await driver.interceptCalls()
    },
  },
})
