import { createElement } from 'react'
import type { SnapshotFrom } from 'xstate'
import { handOverMachine } from '../../../../machines/giver/animals/hand-over.ts'
import { likeliestFirst } from '../../../../machines/giver/animals/hand-over-people.ts'
import { flow } from '../../../model/model.ts'
import type { Person } from '../../../model/person.ts'
import { clicking } from '../../../model/navigation.ts'
import { specimenTypes } from '../../../world/answers.ts'
import { luc } from '../../../world/people.ts'
import { atAnimals, boarName, listedBoar } from '../../pages/animals.ts'
import { contactOf, contactsOf, informed } from '../../pages/giver.ts'
import { noOffers } from '../../pages/offers.ts'
import { commandAssertions, commandGestures } from '../../patterns/confirmed-command.ts'

type State = SnapshotFrom<typeof handOverMachine>

const contacts = contactsOf(informed)
const lucId = contactOf(informed, luc)
const person = likeliestFirst(contacts, []).find(({ id }) => id === lucId)!
const texts = {
  question: 'Remis à Luc Petit ?',
  confirm: 'C’est dit, remettre',
  consequence: `${boarName} sera noté comme remis. Vous pourrez l’annuler tant que votre fédération n’est pas informée.`,
  busy: 'Enregistrement…',
  failed: 'La remise n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
}
const seen = commandAssertions(texts)
const title = `Remettre : ${boarName}`
const list = (somebody: Person) => somebody.within('list', 'Qui a reçu cet animal ?')

const seesPeople = async (somebody: Person, { context: { people, text } }: State) => {
  const window = somebody.within('dialog', title)
  if (people.length === 0) return window.seesText('Aucun contact identifié pour cette chasse.')
  await window.seesValue('Nom ou numéro de téléphone', text)
  await list(somebody).sees('button', /^Luc Petit/)
  await list(somebody).seesText('Numéro obtenu')
  if (text === '') await list(somebody).sees('button', /^Manon Lefèvre/)
  else await list(somebody).doesNotSee('button', /^Manon Lefèvre/)
}

export const handOver = flow(handOverMachine, {
  name: 'hand-over',
  input: { hunt: informed, animal: listedBoar },
  key: ({ context: { people, text, person: chosen, reason } }) => [people.length, text, chosen?.id, reason],
  samples: {
    events: {
      'search.typed': (state) =>
        (state as State).context.people.length > 0 && (state as State).context.text === ''
          ? [{ value: 'luc' }]
          : [],
      'person.chosen': (state) => ((state as State).context.people.length > 0 ? [{ person }] : []),
    },
    answers: {
      readDonations: [{ contacts }, { contacts: [] }],
      listHuntOffers: [noOffers],
    },
  },
  gestures: {
    ...commandGestures(texts),
    'loading.retried': (driver) => driver.click('button', 'Réessayer'),
    'search.typed': (driver, { value }) => driver.fill('Nom ou numéro de téléphone', value),
    'person.chosen': (driver) => driver.click('button', /^Luc Petit/),
    'window.closed': (driver) => driver.within('dialog', title).click('button', 'Annuler'),
    'command.closed': (driver, _, state) =>
      state.matches('refused')
        ? driver.within('dialog', title).click('button', 'Fermer')
        : driver.within('alertdialog', texts.question).click('button', 'Annuler'),
  },
  expects: {
    loading: (somebody) => somebody.within('dialog', title).seesText('Lecture des contacts…'),
    unavailable: (somebody) => somebody.seesText('Les contacts n’ont pas pu être lus. Vérifiez votre réseau'),
    ranking: seesPeople,
    choosing: seesPeople,
    confirming: async (somebody) => {
      await seen.confirming(somebody)
      await somebody.within('alertdialog', texts.question).seesText('71 °C au moins')
    },
    sending: (somebody) => somebody.sees('button', texts.busy),
    failed: seen.failed,
    refused: (somebody, { context }) => somebody.within('dialog', title).seesText(context.reason),
  },
  screen: async () => {
    const { HandOver } = await import('../../../../src/screens/giver/animals/hand-over.tsx')
    return ({ actor }) => createElement(HandOver, { actor, specimenTypes })
  },
  browser: {
    entryIsLost: 'des filtres et une recherche ne sont pas une saisie',
    as: 'giver',
    navigate: clicking(`Remettre ${boarName}`, atAnimals),
  },
})
