import type { SnapshotFrom } from 'xstate'
import { GIVER } from '../../../contract/shared/users.ts'
import { registrationSpecificsMachine } from '../../../machines/registration/registration-specifics.ts'
import { commonFailures, httpError, tooMany } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import { type Person, disabled, showing, without } from '../../model/person.ts'
import { specimenTypes } from '../../world/answers.ts'
import { receiverBoot } from '../../world/boot-values.ts'
import { chosen, entry, fillPasswords, formOf, resumeAt, sendRefused } from '../pages/registration.ts'

type State = SnapshotFrom<typeof registrationSpecificsMachine>
const complete = { ...entry, password: chosen, password_confirmation: chosen }
const tooShort = 'Le NIT compte exactement 7 caractères.'
const taken = ['Cette adresse e-mail est déjà utilisée.']
const boar = /^Sangliers?$/
const always = 'Je suis toujours disponible'
const unlisted = 'Vous ne serez pas contacté par des chasseurs avant d’avoir choisi des dates'
const radius = 'Je recherche dans un rayon de :'

async function seesForm(person: Person, state: State) {
  const { userType, entry } = state.context
  if (userType === GIVER) {
    await person.seesValue('NIT', entry.nit)
    await (entry.nit.length < 4
      ? person.seesDisabled('button', 'Confirmer')
      : person.sees('button', 'Confirmer'))
    return
  }
  await person.seesChecked(entry.isHunter ? 'Oui' : 'Non', true)
  await person.seesChecked(always, entry.isAlways)
  if (entry.isAlways) await person.doesNotSeeText(unlisted)
  else await person.seesText(unlisted)
  await person.seesValue(radius, String(entry.radius))
  const count = entry.quantities[1] ?? 0
  await person.seesValue(count > 1 ? 'Sangliers' : 'Sanglier', String(count))
}
const seesFieldErrors = async (person: Person, { context }: State) => {
  await person.sees('group', 'À corriger pour vous inscrire')
  for (const message of Object.values(context.errors).flat())
    await person.within('group', 'À corriger pour vous inscrire').seesText(message)
}

export const registrationSpecifics = flow(registrationSpecificsMachine, {
  name: 'registration-specifics',
  inputs: [
    formOf('receiver', complete),
    formOf('giver', complete),
    { ...formOf('giver', { ...complete, nit: '1800' }), errors: { nit: [tooShort] }, refusals: 1 },
  ],
  key: ({ context: { entry, errors, specimenTypes: types } }) => [
    [entry.nit, entry.isHunter, entry.isAlways, entry.radius, entry.quantities],
    [errors, types.length],
  ],
  samples: {
    events: {
      'nit.typed': [{ value: '180' }, { value: '1800077' }],
      'hunting.answered': [{ isHunter: true }],
      'radius.chosen': [{ radius: 45 }],
      'quantity.chosen': [{ specimenTypeId: 1, quantity: 5 }],
    },
    answers: { listSpecimenTypes: [specimenTypes], register: [receiverBoot('terms@example.org')] },
    failures: {
      register: [
        ...commonFailures(),
        tooMany(),
        httpError(422, { message: 'Cette inscription est refusée.' }),
        httpError(422, {
          fields: {
            email: taken,
            'quantities.1': ['La quantité doit être un nombre entier de 0 à 5.'],
            nit: [tooShort],
          },
        }),
      ],
    },
  },
  gestures: {
    'nit.typed': (driver, { value }) => driver.fill('NIT', value),
    'hunting.answered': (driver) => driver.check('Oui'),
    'always.toggled': (driver) => driver.check(always),
    'radius.chosen': (driver, event) => driver.fill(radius, String(event.radius)),
    'quantity.chosen': (driver, { quantity }) => driver.choose(boar, String(quantity)),
    'identity.resumed': (driver) => driver.click('button', 'Retour'),
    'loading.retried': (driver) => driver.click('button', 'Réessayer'),
    'registration.submitted': (driver) => driver.click('button', 'Confirmer'),
  },
  expects: {
    loading: showing('Lecture des gibiers…', disabled('button', 'Confirmer')),
    unavailable: showing('Les gibiers n’ont pas pu être lus.', disabled('button', 'Confirmer')),
    'editing.fresh': showing(seesForm, without('group', 'À corriger pour vous inscrire')),
    'editing.refused': showing(seesForm, seesFieldErrors),
    'editing.failed': showing(seesForm, 'L’inscription n’a pas abouti'),
    'editing.throttled': showing('Patientez 12 secondes avant de confirmer', disabled('button', 'Confirmer')),
    sending: showing(['button', 'Inscription…'], disabled('button', 'Retour')),
  },
  screen: async () =>
    (await import('../../../src/screens/registration/registration-specifics.tsx')).RegistrationSpecifics,
  browser: {
    entryIsLost: 'la saisie est gardée sur l’appareil, sauf les mots de passe, qui ne le sont nulle part',
    retryDiffers: 'l’adresse est alors déjà inscrite, et la personne se connecte',
    reloadDiffers: 'les mots de passe ne sont gardés nulle part : on revient à la première étape',
    navigate: async (driver, { input: { userType, errors } }) => {
      await resumeAt(driver, userType)
      if (errors['nit']) {
        await sendRefused(driver, { email: taken, nit: [tooShort] })
        await driver.click('button', 'Retour')
      } else await fillPasswords(driver)
      await driver.interceptCalls()
      await driver.click('button', 'Continuer')
    },
    // The server accepts no NIT that is too short.
    unreachable: ({ type }, { context }) =>
      type === 'xstate.done.actor.register' && context.userType === 'giver' && context.entry.nit === '1800',
  },
})
