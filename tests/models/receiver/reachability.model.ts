import { createElement } from 'react'
import type { Barrier, Reachability } from '../../../contract/receiver/reachability.ts'
import { reachabilityMachine } from '../../../machines/receiver/reachability.ts'
import { flow, fromOutside } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'
import { retry } from '../patterns/paged-list.ts'

const title = 'Suis-je joignable ?'
const card = (person: Person) => person.within('region', title)
const answer = (barriers: Barrier[], more: Partial<Reachability> = {}): Reachability => ({
  barriers,
  is_undecided: false,
  sum_donation: 0,
  ...more,
})
const words: Record<Barrier, string> = {
  account: 'votre compte est bloqué ou effacé.',
  terms: 'vous n’avez pas encore accepté les conditions d’utilisation.',
  refused: 'vous avez refusé l’utilisation de vos données.',
  place: 'votre compte ne dit pas où vous habitez.',
  wishes: 'vous ne recherchez aucun gibier',
  availability: 'vous n’avez aucune disponibilité à venir.',
}
const consent = 'Accepter l’utilisation de mes données'
const always = 'Me rendre toujours disponible'
const failure = 'Le changement n’a pas été enregistré.'

const seesReasons = async (person: Person, { barriers }: Reachability) => {
  await card(person).seesText('Pas joignable')
  for (const barrier of barriers) await card(person).seesText(words[barrier])
  await card(person).seesText(
    barriers.some((barrier) => ['account', 'refused'].includes(barrier))
      ? 'Votre numéro n’est plus montré ici à personne ; un chasseur qui l’a déjà noté peut l’avoir gardé.'
      : 'Un chasseur qui a déjà votre numéro peut toujours vous appeler.',
  )
  if (barriers.includes('wishes')) await card(person).sees('link', 'Choisir des gibiers')
  if (barriers.includes('place')) await card(person).sees('link', 'Indiquer ma commune')
}

export const reachability = flow(reachabilityMachine, {
  name: 'reachability',
  input: {},
  samples: {
    answers: {
      readReachability: [
        answer([]),
        answer([], { is_undecided: true, sum_donation: 1 }),
        answer(['wishes', 'availability'], { sum_donation: 3 }),
        answer(['refused', 'place']),
        answer(['account', 'terms']),
      ],
    },
  },
  gestures: {
    'reading.retried': (driver) => card(driver).click('button', retry),
    // Another card saved something relevant.
    'reachability.outdated': fromOutside,
    'consent.given': (driver) => card(driver).click('button', consent),
    'availability.given': (driver) => card(driver).click('button', always),
  },
  expects: {
    reading: (person) => card(person).seesText('Lecture de votre situation…'),
    unavailable: (person) => card(person).seesText('Votre situation n’a pas pu être lue. Vérifiez'),
    reachable: async (person, { context: { reachability: known } }) => {
      await card(person).seesText('Joignable')
      await card(person).seesText(
        known.sum_donation === 0
          ? 'vous n’avez encore rien reçu d’après les comptes rendus'
          : 'vous avez déjà reçu 1 gibier.',
      )
      if (known.is_undecided) await card(person).seesText('tant que vous ne refusez pas')
      else await card(person).doesNotSeeText('tant que vous ne refusez pas')
    },
    'hindered.told': async (person, { context }) => {
      await seesReasons(person, context.reachability)
      await card(person).doesNotSeeText(failure)
    },
    'hindered.unsaved': async (person, { context }) => {
      await seesReasons(person, context.reachability)
      await card(person).seesText(failure)
    },
    'mending.consent': (person) => card(person).sees('button', 'Enregistrement…'),
    'mending.availability': (person) => card(person).sees('button', 'Enregistrement…'),
  },
  screen: async () => {
    const { Reachability: Card } = await import('../../../src/screens/receiver/reachability.tsx')
    return ({ actor }) => createElement(Card, { actor })
  },
  browser: {
    as: 'receiver',
    navigate: '/receiver',
  },
})
