import { createElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import { receiverHomeMachine } from '../../../machines/receiver/receiver-home.ts'
import { flow } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'
import { specimenTypes } from '../../world/answers.ts'
import { receiverBoot } from '../../world/boot-values.ts'
import { today } from '../../world/today.ts'
import { retry, seesWait } from '../patterns/paged-list.ts'

type State = SnapshotFrom<typeof receiverHomeMachine>
const user = receiverBoot('receiver@example.org').user!
const card = 'Mes préférences'

const sentences: Record<number, string> = {
  0: 'Aucun chasseur n’a encore vos coordonnées.',
  1: '1 chasseur a vos coordonnées.',
  3: '3 chasseurs ont vos coordonnées.',
}
const awaited = (person: Person) => person.within('region', card).seesText('Lecture de vos préférences…')
/** Whether both parts wait: one notice above them then says so, and asks for both. */
const waitsTwice = (state: AnyMachineSnapshot) =>
  state.matches({ contacts: 'throttled', preferences: 'throttled' })
/** A part that an overloaded server refused. */
async function seesPartWait(person: Person, state: State, region: string, what: string) {
  if (!waitsTwice(state)) return seesWait(person.within('region', region), what)
  await seesWait(person, 'Une partie de cette page attend un peu. Elle sera lue de nouveau')
  await person.within('region', region).seesText(what)
  await person.within('region', region).doesNotSee('button', retry)
}

export const receiverHome = flow(receiverHomeMachine, {
  name: 'receiver-home',
  input: { today, asked: null },
  // Two independent regions: what one has loaded does not affect the other.
  key: () => null,
  samples: {
    events: {},
    answers: {
      countContacts: [{ number_contacts: 0 }, { number_contacts: 1 }, { number_contacts: 3 }],
      readSession: [{ user }, { user: { ...user, receiver: { ...user.receiver!, search_radius: 35 } } }],
      listSpecimenTypes: [specimenTypes],
      listWishes: [[{ specimen_type_id: 1, quantity: 1 }]],
    },
  },
  gestures: {
    // Any saved card sends it.
    'receiver.changed': async (driver, event) => driver.sendEvent?.(event),
    'availability.kept': async (driver, event) => driver.sendEvent?.(event),
    'count.retried': async (driver, event, state) =>
      waitsTwice(state)
        ? driver.sendEvent?.(event)
        : driver.within('region', 'Mes contacts').click('button', retry),
    'preferences.retried': async (driver, event, state) =>
      waitsTwice(state) ? driver.sendEvent?.(event) : driver.within('region', card).click('button', retry),
  },
  endings: {
    'xstate.done.actor.preferences': async (driver) => {
      await driver.fill('Je recherche dans un rayon de :', '45')
      await driver.within('region', card).click('button', 'Annuler')
    },
  },
  expects: {
    'contacts.counting': (person) =>
      person.within('region', 'Mes contacts').seesText('Lecture de vos contacts…'),
    'contacts.counted': async (person, { context }) => {
      await person.sees('heading', 'Mon espace particulier')
      await person.within('region', 'Mes contacts').seesText(sentences[context.hunters]!)
    },
    // If the preferences wait too, one notice above says so for both.
    'contacts.throttled': (person, state) =>
      seesPartWait(
        person,
        state,
        'Mes contacts',
        'Vos contacts attendent un peu. Ils seront comptés de nouveau',
      ),
    'contacts.uncounted': async (person) => {
      const banner = person.within('region', 'Mes contacts')
      await banner.seesText('Vos contacts n’ont pas pu être comptés. Vérifiez votre réseau')
      await banner.sees('button', 'Réessayer')
    },
    'preferences.loading.radius.reading': awaited,
    'preferences.loading.radius.read': awaited,
    'preferences.loading.specimenTypes.reading': awaited,
    'preferences.loading.specimenTypes.read': awaited,
    'preferences.loading.wishes.reading': awaited,
    'preferences.loading.wishes.read': awaited,
    'preferences.throttled': (person, state) =>
      seesPartWait(person, state, card, 'Vos préférences attendent un peu. Elles seront lues de nouveau'),
    'preferences.unavailable': async (person) => {
      await person.within('region', card).seesText('Vos préférences n’ont pas pu être lues. Vérifiez')
      await person.within('region', card).sees('button', 'Réessayer')
    },
    'preferences.opened': async (person, { context }) => {
      const preferences = person.within('region', card)
      await preferences.seesValue('Je recherche dans un rayon de :', String(context.radius))
      await preferences.seesValue('Sanglier', '1')
      await preferences.seesValue('Chamois ou isard', '0')
    },
    reachability: (person) => person.sees('region', 'Suis-je joignable ?'),
    offers: (person) => person.sees('region', 'Mes propositions'),
    received: (person) => person.sees('region', 'Ce que j’ai reçu'),
    availabilities: (person) => person.sees('region', 'Mes disponibilités'),
  },
  screen: async () => {
    const { ReceiverHome } = await import('../../../src/screens/receiver/receiver-home.tsx')
    return ({ actor }) => createElement(MemoryRouter, null, createElement(ReceiverHome, { actor }))
  },
  browser: {
    // Saving a card is covered by that card's own paths.
    unreachable: ({ type }, state) =>
      type === 'receiver.changed' ||
      type === 'availability.kept' ||
      (waitsTwice(state) && (type === 'count.retried' || type === 'preferences.retried')),
    as: 'receiver',
    navigate: '/',
  },
})
