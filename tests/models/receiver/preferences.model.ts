import { createElement } from 'react'
import type { SnapshotFrom } from 'xstate'
import { preferencesMachine } from '../../../machines/receiver/preferences.ts'
import { httpError } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import { type Person, disabled, showing } from '../../model/person.ts'
import { specimenTypes } from '../../world/answers.ts'
import { refusals } from '../patterns/entry-form.ts'

type State = SnapshotFrom<typeof preferencesMachine>
const radius = 'Je recherche dans un rayon de :'
const boar = /^Sangliers?$/
const deer = /^Chevreuils?$/
const refusal = 'Choisissez un rayon de 5 à 80 km, de 5 en 5.'

const card = (person: Person) => person.within('group', 'Combien d’animaux souhaitez-vous ?')
const seesEntry = async (person: Person, { context }: State) => {
  await person.seesValue(radius, String(context.radius))
  await person.seesText(`${context.radius} km`)
  const count = context.quantities[2] ?? 0
  const wished = Object.values(context.quantities).some((quantity) => quantity > 0)
  if (wished) await person.doesNotSeeText('Vous ne recherchez aucun gibier.')
  else await person.seesText('Vous ne recherchez aucun gibier. Vous ne serez pas contacté')
  await card(person).seesValue(count > 1 ? 'Chevreuils' : 'Chevreuil', String(count))
}
const seesSaving = showing(seesEntry, ['button', 'Enregistrement…'], disabled('slider', radius))

const isPartlySaved = 'une partie n’est pas enregistrée, et la page le dit'

export const preferences = flow(preferencesMachine, {
  name: 'preferences',
  input: { radius: 20, quantities: { 1: 1 } },
  // A wish is distinguished by its presence, an error by its part.
  key: ({ context: { radius: km, quantities, unsaved, errors } }) => [
    km,
    quantities[2] ?? 0,
    unsaved,
    Object.keys(errors),
  ],
  samples: {
    events: {
      'radius.chosen': [{ radius: 45 }],
      'quantity.chosen': [
        { specimenTypeId: 2, quantity: 5 },
        { specimenTypeId: 1, quantity: 0 },
      ],
    },
    failures: {
      updateReceiver: refusals({ search_radius: [refusal] }),
      saveWishes: [httpError(500), httpError(422, { fields: { form: ['Cette saisie est refusée.'] } })],
    },
  },
  gestures: {
    'radius.chosen': (driver, event) => driver.fill(radius, String(event.radius)),
    'quantity.chosen': (driver, event) =>
      card(driver).choose(event.specimenTypeId === 2 ? deer : boar, String(event.quantity)),
    'preferences.submitted': (driver) =>
      driver.within('region', 'Mes préférences').click('button', 'Enregistrer'),
    'preferences.discarded': (driver) =>
      driver.within('region', 'Mes préférences').click('button', 'Annuler'),
  },
  expects: {
    'editing.unchanged': async (person, state) => {
      await seesEntry(person, state)
      await person.within('region', 'Mes préférences').doesNotSeeText('Modifications non enregistrées.')
    },
    'editing.changed': async (person, state) => {
      await seesEntry(person, state)
      await person.within('region', 'Mes préférences').seesText('Modifications non enregistrées.')
    },
    'editing.unsaved': async (person, state) => {
      await seesEntry(person, state)
      const { unsaved, errors } = state.context
      const isUnsaved = (part: 'radius' | 'wishes') => unsaved.includes(part)
      await person.seesText(
        isUnsaved('radius')
          ? 'Votre rayon de recherche n’a pas été enregistré.'
          : 'Votre rayon de recherche est enregistré.',
      )
      await person.seesText(
        isUnsaved('wishes')
          ? 'Vos gibiers recherchés n’ont pas été enregistrés.'
          : 'Vos gibiers recherchés sont enregistrés.',
      )
      const messages = Object.values(errors).flat()
      for (const message of messages) await person.seesText(message)
      if (messages.length === 0)
        await person.seesText('Votre saisie est encore à l’écran : vérifiez votre réseau')
    },
    'saving.radius.sending': seesSaving,
    'saving.radius.unneeded': seesSaving,
    'saving.radius.saved': seesSaving,
    'saving.radius.unsaved': seesSaving,
    'saving.wishes.sending': seesSaving,
    'saving.wishes.unneeded': seesSaving,
    'saving.wishes.saved': seesSaving,
    'saving.wishes.unsaved': seesSaving,
  },
  screen: async () => {
    const { Preferences } = await import('../../../src/screens/receiver/preferences.tsx')
    return ({ actor }) => createElement(Preferences, { actor, specimenTypes })
  },
  browser: {
    as: 'receiver',
    navigate: (driver) => driver.open('/receiver'),
    reloadDiffers: {
      'saving.radius.unsaved': isPartlySaved,
      'saving.wishes.unsaved': isPartlySaved,
      'editing.unsaved': isPartlySaved,
    },
    // Choosing the current value causes no event.
    unreachable: ({ radius: km, specimenTypeId, quantity }, { context }) =>
      km === context.radius ||
      (quantity !== undefined && quantity === (context.quantities[Number(specimenTypeId)] ?? 0)),
  },
})
