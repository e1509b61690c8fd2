import { receiverHomeMachine } from '../../../machines/receiver/receiver-home.ts'
import { flow, fromOutside } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'
import { specimenTypes } from '../../world/answers.ts'
import { receiverBoot } from '../../world/boot-values.ts'
import { today } from '../../world/today.ts'
import { retry } from '../patterns/paged-list.ts'

const user = receiverBoot('receiver@example.org').user!
const card = 'Mes préférences'

const sentences: Record<number, string> = {
  0: 'Aucun chasseur n’a encore vos coordonnées.',
  1: '1 chasseur a vos coordonnées.',
  3: '3 chasseurs ont vos coordonnées.',
}
const awaited = (person: Person) => person.within('region', card).seesText('Lecture de vos préférences…')
export const receiverHome = flow(receiverHomeMachine, {
  name: 'receiver-home',
  input: { today, asked: null },
  // Two independent regions: what one has loaded does not affect the other.
  key: () => null,
  samples: {
    answers: {
      countContacts: [{ number_contacts: 0 }, { number_contacts: 1 }, { number_contacts: 3 }],
      readSession: [{ user }, { user: { ...user, receiver: { ...user.receiver!, search_radius: 35 } } }],
      listSpecimenTypes: [specimenTypes],
      listWishes: [[{ specimen_type_id: 1, quantity: 1 }]],
    },
  },
  gestures: {
    // Any saved card sends it.
    'receiver.changed': fromOutside,
    'availability.kept': fromOutside,
    'count.retried': (driver) => driver.within('region', 'Mes contacts').click('button', retry),
    'preferences.retried': (driver) => driver.within('region', card).click('button', retry),
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
  screen: async () => (await import('../../../src/screens/receiver/receiver-home.tsx')).ReceiverHome,
  browser: {
    as: 'receiver',
    navigate: '/',
  },
})
