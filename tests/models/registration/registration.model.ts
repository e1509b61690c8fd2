import { createElement } from 'react'
import { limits } from '../../../contract/limits.ts'
import { registrationMachine } from '../../../machines/registration/registration.ts'
import { type Driver, flow } from '../../model/model.ts'
import { askPageAround } from '../../model/page-around.ts'
import { without, showing } from '../../model/person.ts'
import { receiverBoot } from '../../world/boot-values.ts'
import { specimenTypes } from '../../world/answers.ts'
import { chosen, entry, fillIdentity, fillPasswords, formOf, resumeAt } from '../pages/registration.ts'

const complete = { ...entry, password: chosen, password_confirmation: chosen }
const form = formOf('receiver', complete)
const filled = { ...form, specimenTypes }

let hasReadTypes = false
/** The game types of step 2 are loaded once, and kept when the person goes back and forth. */
async function readTypes(driver: Driver, known: readonly unknown[]) {
  if (known.length === 0 && !hasReadTypes) await driver.answer('listSpecimenTypes', specimenTypes)
  hasReadTypes = true
}

export const registration = flow(registrationMachine, {
  name: 'registration',
  input: { userType: 'receiver', formKey: 'form', draft: entry, keptFor: limits.draftLifetime },
  samples: {
    events: { 'entry.changed': [{ isShared: true }] },
    answers: {
      registrationSpecifics: [
        { form: filled, boot: receiverBoot('terms@example.org') },
        { form: filled, boot: null },
      ],
    },
    failures: { registrationIdentity: [], registrationSpecifics: [] },
    others: {
      // The loaded game types go back and forth with the form.
      'xstate.done.actor.registrationIdentity': ({ context }) => [
        {
          output: {
            ...form,
            specimenTypes: context.specimenTypes,
            entry: { ...form.entry, isShared: context.entry.isShared },
          },
        },
      ],
    },
  },
  gestures: {
    // Any entry sends it; step 1 asks whether the device is shared.
    'entry.changed': async (driver, _, { value, context }) => {
      if ('identifying' in (value as object)) return driver.check('D’autres personnes utilisent cet appareil')
      await readTypes(driver, context.specimenTypes)
      return driver.check('Je suis toujours disponible')
    },
    'registration.restarted': (driver) => driver.click('button', 'Reprendre depuis le début'),
  },
  endings: {
    'xstate.done.actor.registrationIdentity': async (driver, _, { context }) => {
      hasReadTypes = false
      // Starting over gives an empty form.
      if (context.entry.lastname === '') await fillIdentity(driver)
      await fillPasswords(driver)
      await driver.click('button', 'Continuer')
    },
    'xstate.done.actor.registrationSpecifics': async (driver, { output }, { context }) => {
      const { boot } = output as { boot: unknown }
      await readTypes(driver, context.specimenTypes)
      if (boot === null) return driver.click('button', 'Retour')
      await driver.click('button', 'Confirmer')
      await driver.answer('register', boot)
    },
  },
  expects: {
    'identifying.kept': async (person, { context }) => {
      await person.sees('heading', 'Inscription d’un particulier')
      await person.sees('group', 'Étape 1 sur 2 : Vous')
      await person.seesValue('Nom', context.entry.lastname)
      await person.sees('link', 'Se connecter')
    },
    'specifying.kept': showing(['group', 'Étape 2 sur 2 : Votre recherche'], without('button', 'Continuer')),
    forgotten: showing('Votre saisie a été effacée', without('textbox', 'Nom')),
  },
  screen: async () => {
    const { Registration } = await import('../../../src/screens/registration/registration.tsx')
    return ({ actor }) => createElement(Registration, { actor, onFederations: askPageAround })
  },
  browser: {
    entryIsLost: 'la saisie est gardée sur l’appareil, sauf les mots de passe, qui ne le sont nulle part',
    reloadDiffers: {
      'identifying.kept': 'la saisie gardée sur l’appareil n’est pas celle que trouve qui arrive',
      'specifying.kept': 'les mots de passe ne sont gardés nulle part : ils sont à saisir de nouveau',
    },
    navigate: (driver) => resumeAt(driver, 'receiver'),
    extraCalls: ['listSpecimenTypes'],
  },
})
