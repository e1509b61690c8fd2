import { createElement } from 'react'
import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate'
import { contactFiltersMachine } from '../../../machines/giver/contact-filters.ts'
import { contactsMachine } from '../../../machines/giver/contacts.ts'
import { flow } from '../../model/model.ts'
import { askPageAround } from '../../model/page-around.ts'
import type { Person } from '../../model/person.ts'
import { specimenTypes } from '../../world/answers.ts'
import { atHome, called, contactsOf, planned } from '../pages/giver.ts'

type State = SnapshotFrom<typeof contactFiltersMachine>
const everybody = contactsOf(planned)

/** The expected people, stated independently: Nadia was served, Luc's phone was revealed. */
const expectedNames = (state: State) => {
  const { distance, text } = state.context
  const farther = { 10: ['Yves', 'Paul'], 30: ['Yves'], 80: [] as string[] }[distance] ?? []
  return everybody
    .map(({ firstname, lastname }) => `${firstname} ${lastname}`)
    .filter((name) => !state.matches({ choosing: { neverServed: 'on' } }) || name !== 'Nadia Rousseau')
    .filter((name) => !state.matches({ choosing: { phoneKnown: 'on' } }) || name === 'Luc Petit')
    .filter(
      (name) =>
        !state.matches({ choosing: { distance: 'on' } }) || !farther.some((one) => name.startsWith(one)),
    )
    .filter((name) => text !== 'lefevre m' || name === 'Manon Lefèvre')
    .filter((name) => text !== '98 00 11' || name === 'Luc Petit')
}

const seesContacts = async (person: Person, state: State) => {
  const names = expectedNames(state)
  await person.seesText(`${names.length} / 6 contact(s) identifié(s)`)
  for (const { firstname, lastname } of everybody) {
    const name = `${firstname} ${lastname}`
    await (names.includes(name) ? person.sees('article', name) : person.doesNotSee('article', name))
  }
  if (names.length === 0) await person.seesText('Aucun résultat.')
}

const within = ({ context }: State) => `À moins de ${context.distance} km`

/** A list of loaded contacts around the filters under test. */
function listAround(filters: ActorRefFrom<typeof contactFiltersMachine>) {
  const state = createActor(contactsMachine, { input: { hunt: planned } }).getSnapshot()
  const children = { contactFilters: filters }
  const snapshot = { ...state, value: { filled: 'unordered' }, children }
  Object.assign(snapshot, { context: { ...state.context, contacts: everybody } })
  const still = {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => {} }),
    send: askPageAround,
  }
  // Only what the screen uses of an actor.
  return still as unknown as ActorRefFrom<typeof contactsMachine>
}

const unfold = (driver: Person) => driver.click('button', /^Filtres/)

/** What the giver chose for this hunt at another time. */
const chosenBefore = { neverServed: true, near: true, distance: 10 }
const phoneBefore = { phoneKnown: true }

export const contactFilters = flow(contactFiltersMachine, {
  name: 'contact-filters',
  input: { huntId: planned.id },
  samples: {
    events: {
      'distance.chosen': [{ distance: 10 }, { distance: 80 }],
      'text.typed': [{ value: 'lefevre m' }, { value: '98 00 11' }],
    },
    answers: { recallFilters: [{}, chosenBefore, phoneBefore] },
  },
  gestures: {
    'neverServed.toggled': (driver) => driver.check("N'ayant jamais reçu de gibier"),
    'distance.toggled': (driver, _, state) => driver.check(within(state)),
    'distance.chosen': (driver, { distance }) => driver.choose('Distance maximale', `${distance} km`),
    'phoneKnown.toggled': (driver) => driver.check("Dont j'ai le numéro de téléphone"),
    'text.typed': (driver, { value }) => driver.fill('Nom ou numéro de téléphone', value),
  },
  endings: {
    // A browser reads its own storage.
    'xstate.done.actor.recallFilters': async (driver, { output }) => {
      await driver.answer('recallFilters', output)
      await unfold(driver)
    },
    'xstate.error.actor.recallFilters': async (driver) => {
      await driver.fail('recallFilters', new Error('forbidden'))
      await unfold(driver)
    },
  },
  expects: {
    // The contacts themselves take longer to read.
    restoring: (person) => person.doesNotSee('searchbox', 'Nom ou numéro de téléphone'),
    'choosing.neverServed.off': async (person, state) => {
      await person.seesText('Afficher uniquement les contacts :')
      await person.seesValue('Nom ou numéro de téléphone', state.context.text)
      await person.seesChecked("N'ayant jamais reçu de gibier", false)
      await seesContacts(person, state)
    },
    'choosing.neverServed.on': async (person, state) => {
      await person.seesChecked("N'ayant jamais reçu de gibier", true)
      await seesContacts(person, state)
    },
    'choosing.distance.off': async (person, state) => {
      await person.seesChecked(within(state), false)
      await person.seesDisabled('combobox', 'Distance maximale')
    },
    'choosing.distance.on': async (person, state) => {
      await person.seesChecked(within(state), true)
      await person.sees('combobox', 'Distance maximale')
    },
    'choosing.phoneKnown.off': (person) => person.seesChecked("Dont j'ai le numéro de téléphone", false),
    'choosing.phoneKnown.on': (person) => person.seesChecked("Dont j'ai le numéro de téléphone", true),
  },
  screen: async () => {
    const { Contacts } = await import('../../../src/screens/giver/contacts.tsx')
    return ({ actor }) => createElement(Contacts, { actor: listAround(actor), specimenTypes })
  },
  browser: {
    entryIsLost: 'une recherche n’est pas une saisie, et les filtres attendent sur l’appareil',
    as: 'giver',
    navigate: async (driver, { steps }) => {
      await atHome(driver)
      const open = async () => driver.click('button', `Contacts de ${called(planned)}`)
      const before = (steps[0]?.event['output'] ?? {}) as Partial<typeof chosenBefore & typeof phoneBefore>
      if (before.near || before.phoneKnown) {
        await open()
        await unfold(driver)
        if (before.phoneKnown) await driver.check("Dont j'ai le numéro de téléphone")
        if (before.near) {
          await driver.check("N'ayant jamais reçu de gibier")
          await driver.check('À moins de 30 km')
          await driver.choose('Distance maximale', '10 km')
        }
        await driver.click('button', 'Fermer')
      }
      await open()
    },
    transient: ['restoring'],
    unreachable: ({ type }) => type === 'xstate.error.actor.recallFilters',
  },
})
