import { createElement } from 'react'
import type { SnapshotFrom } from 'xstate'
import { remarkOn } from '../../../machines/shared/new-password.ts'
import { missingIn } from '../../../machines/registration/registration-draft.ts'
import { registrationIdentityMachine } from '../../../machines/registration/registration-identity.ts'
import { flow } from '../../model/model.ts'
import { askPageAround } from '../../model/page-around.ts'
import { type Person, showing } from '../../model/person.ts'
import { place } from '../../world/places.ts'
import { chooseCity, chosen, entry, fillAt, formOf, resumeAt, sendRefused } from '../pages/registration.ts'
import { passwordRemarks } from '../../../contract/shared/new-password.ts'

type State = SnapshotFrom<typeof registrationIdentityMachine>
const complete = { ...entry, password: chosen, password_confirmation: chosen }
const taken = { email: ['Cette adresse e-mail est déjà utilisée.'] }
const labels = {
  lastname: 'Nom',
  firstname: 'Prénom',
  phone: 'Téléphone',
  email: 'Adresse e-mail',
  nit: 'NIT',
  password: 'Mot de passe',
  password_confirmation: 'Confirmation du mot de passe',
}

const texts = ['lastname', 'firstname', 'phone', 'email'] as const
const typed = [
  { field: 'email', value: 'ines@' },
  { field: 'email', value: entry.email },
  { field: 'password', value: chosen },
  { field: 'password', value: 'court' },
  { field: 'password_confirmation', value: chosen },
] as const

async function seesForm(person: Person, { context }: State) {
  const { password, password_confirmation, ...kept } = context.entry
  for (const field of texts) await person.seesValue(labels[field], kept[field])
  await person.seesChecked('D’autres personnes utilisent cet appareil', kept.isShared)
  if (kept.city) await person.seesValue('Commune', kept.city.label_full)
  const remark = remarkOn(password, password_confirmation)
  for (const [key, words] of Object.entries(passwordRemarks))
    await (key === remark ? person.seesText(words) : person.doesNotSeeText(words))
  await (missingIn(context.entry).length === 0
    ? person.sees('button', 'Continuer')
    : person.seesDisabled('button', 'Continuer'))
}

export const registrationIdentity = flow(registrationIdentityMachine, {
  name: 'registration-identity',
  inputs: [
    { ...formOf('receiver', entry), isResumed: false },
    { ...formOf('receiver', entry), isResumed: true },
    { ...formOf('receiver', complete), isResumed: false, errors: taken, refusals: 1 },
  ],
  // Entries are distinguished by address and passwords, by missing fields, and by errors.
  key: ({ context: { entry, errors } }) => [
    entry.email,
    [entry.password, entry.password_confirmation],
    missingIn(entry),
    Object.keys(errors),
  ],
  samples: {
    events: {
      // Empty fields are filled in first, one after the other.
      'field.typed': ({ context }) => {
        const { entry: current } = context as State['context']
        const next = texts.find((field) => current[field] === '')
        return next ? [{ field: next, value: entry[next] }] : typed
      },
      'device.described': [{ isShared: true }],
      'city.changed': [{ city: place('Nevers') }, { city: null }],
    },
  },
  gestures: {
    'field.typed': (driver, { field, value }) => driver.fill(labels[field], value),
    'city.changed': (driver, { city }) => (city ? chooseCity(driver, city) : driver.fill('Commune', '')),
    'device.described': (driver) => driver.check('D’autres personnes utilisent cet appareil'),
    'identity.submitted': (driver) => driver.click('button', 'Continuer'),
    'draft.discarded': (driver) => driver.click('button', 'Recommencer'),
  },
  expects: {
    'filling.fresh': async (person, state) => {
      await seesForm(person, state)
      await person.doesNotSee('group', 'À corriger pour vous inscrire')
      await person.doesNotSeeText('Votre saisie est reprise')
    },
    'filling.resumed': showing(seesForm, 'Votre saisie est reprise', ['button', 'Recommencer']),
    'filling.incorrect': async (person, state) => {
      await seesForm(person, state)
      for (const message of Object.values(state.context.errors).flat()) {
        await person.within('group', 'À corriger pour vous inscrire').seesText(message)
        await person.seesText(message)
      }
    },
  },
  screen: async () => {
    const { RegistrationIdentity } =
      await import('../../../src/screens/registration/registration-identity.tsx')
    return ({ actor }) => createElement(RegistrationIdentity, { actor, onFederations: askPageAround })
  },
  browser: {
    entryIsLost: 'la saisie est gardée sur l’appareil, sauf les mots de passe, qui ne le sont nulle part',
    reloadDiffers: {
      completed: 'les mots de passe ne sont gardés nulle part : on revient à la première étape',
    },
    navigate: async (driver, { input: { isResumed, errors } }) => {
      if (isResumed) return resumeAt(driver, 'receiver')
      await fillAt(driver, 'receiver')
      if (!errors['email']) return
      await sendRefused(driver, taken)
      await driver.click('link', `Adresse e-mail : ${taken.email[0]}`)
    },
    extraCalls: ['register', 'listSpecimenTypes'],
  },
})
