import type { SnapshotFrom } from 'xstate'
import { offerConfirmationMachine } from '../../../../machines/giver/offers/offer-confirmation.ts'
import { httpError } from '../../../model/failures.ts'
import { flow } from '../../../model/model.ts'
import type { Person } from '../../../model/person.ts'
import { onOffer, choices, met, paulsOffer } from '../../pages/offers.ts'
import { formAssertions, formGestures, refusals } from '../../patterns/entry-form.ts'

type State = SnapshotFrom<typeof offerConfirmationMachine>

const title = 'Rendez-vous avec Paul Mercier'
const window = (person: Person) => person.within('dialog', title)
/** No animals were noted and no meeting was entered before. */
const bare = { ...choices, animals: [], meeting: null }
const taken = refusals(
  { day: ['Le rendez-vous ne peut pas précéder la chasse.'] },
  httpError(409, { message: 'Cet animal est promis à une personne.' }),
  httpError(404),
)
const seesFields = async (person: Person, { context: { draft } }: State) => {
  await window(person).seesValue('Lieu du rendez-vous', draft.place)
  await window(person).seesValue('De', draft.from)
  await window(person).seesValue('À', draft.to)
  await window(person).sees('button', 'Annuler')
}
const assertions = formAssertions(
  seesFields,
  'Ce rendez-vous ne peut pas être proposé ainsi.',
  'La personne ou l’animal n’est plus libre',
)

export const offerConfirmation = flow(offerConfirmationMachine, {
  name: 'offer-confirmation',
  input: { offer: paulsOffer, hunt: met },
  key: ({ context: { draft, errors, isSent, choices: read } }) => [
    draft,
    errors,
    isSent,
    read.animals.length,
  ],
  samples: {
    events: { 'field.typed': [{ field: 'place', value: 'La mairie' }] },
    answers: { listConfirmationChoices: [choices, bare] },
    failures: { confirmOffer: taken },
  },
  gestures: {
    ...formGestures,
    'field.typed': (driver, { value }) => driver.fill('Lieu du rendez-vous', value),
    'loading.retried': (driver) => driver.within('dialog', title).click('button', 'Réessayer'),
    'form.closed': (driver, _, state) =>
      driver.within('dialog', title).click('button', state.matches('editing') ? 'Annuler' : 'Fermer'),
  },
  expects: {
    loading: (person) => window(person).seesText('Lecture des animaux disponibles…'),
    unavailable: (person) => window(person).seesText('Ce qui peut être confirmé n’a pas pu être lu.'),
    'editing.fresh': assertions['editing.fresh'],
    'editing.incomplete': assertions['editing.incomplete'],
    'editing.refused': assertions['editing.refused'],
    'editing.failed': assertions['editing.failed'],
    'editing.resumed': assertions['editing.resumed'],
    discarding: assertions.discarding,
    updating: assertions.updating,
    outdated: assertions.outdated,
  },
  screen: async () =>
    (await import('../../../../src/screens/giver/offers/offer-confirmation.tsx')).OfferConfirmation,
  browser: onOffer('Confirmer Paul Mercier'),
})
