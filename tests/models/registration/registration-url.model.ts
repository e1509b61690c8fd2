import { createElement } from 'react'
import { createActor, fromPromise } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import type { Boot } from '../../../contract/shared/session.ts'
import { registrationSpecificsMachine } from '../../../machines/registration/registration-specifics.ts'
import { registrationUrlMachine } from '../../../machines/registration/registration-url.ts'
import { registrationMachine } from '../../../machines/registration/registration.ts'
import { flow } from '../../model/model.ts'
import { askPageAround } from '../../model/page-around.ts'
import type { Person } from '../../model/person.ts'
import { entry, fillPasswords, resumeAt } from '../pages/registration.ts'

const steps = [{ step: 1 as const }, { step: 2 as const }]
const showsFirst = (person: Person) => person.sees('group', /^Étape 1 sur 2/)
const showsSecond = (person: Person) => person.sees('group', /^Étape 2 sur 2/)

const isKept = 'la saisie gardée sur l’appareil n’est pas celle que trouve qui arrive'
const areForgotten = 'les mots de passe ne sont gardés nulle part : ils sont à saisir de nouveau'

export const registrationUrl = flow(registrationUrlMachine, {
  name: 'registration-url',
  startsAnew: 'une étape déjà remplie avance aussitôt',
  samples: {
    events: {
      'step.shown': (state) => (isAtFirst(state.value) ? [{ step: 2 }] : [{ step: 1 }]),
      'url.changed': (state) =>
        state.matches('first') ? [{ step: 2 }] : state.matches('second') ? [{ step: 1 }] : [],
    },
  },
  machineOnly: { samples: { 'step.shown': steps, 'url.changed': steps } },
  gestures: {
    'step.shown': async (driver, event, state) => {
      // While the registration is being sent, it does not go back.
      if (state.matches('returning')) return driver.sendEvent!(event)
      if (event.step === 1) return driver.click('button', 'Retour')
      await fillPasswords(driver)
      await driver.click('button', 'Continuer')
    },
    'url.changed': async (driver, event) => {
      if (event.step === 1) {
        await driver.fill('NIT', '18A0077')
        await driver.click('button', 'Confirmer')
      }
      await driver.sendEvent!(event)
    },
  },
  expects: { first: null, advancing: showsFirst, second: showsSecond, returning: showsSecond },
  screen: async () => {
    const { Registration } = await import('../../../src/screens/registration/registration.tsx')
    const { useUrlOf } = await import('../../../src/routes/registration-url.ts')
    const logic = registrationMachine.provide({
      actors: {
        registrationSpecifics: registrationSpecificsMachine.provide({
          actors: { register: fromPromise(() => new Promise<Boot>(() => {})) },
        }),
      },
    })
    const input = { userType: 'giver' as const, formKey: 'form', draft: entry, keptFor: limits.draftLifetime }
    const form = createActor(logic, { input }).start()
    return ({ actor }) => {
      const Page = () => {
        useUrlOf(form, actor)
        return createElement(Registration, { actor: form, onFederations: askPageAround })
      }
      return createElement(Page)
    }
  },
  browser: {
    entryIsLost: 'la saisie est gardée sur l’appareil, sauf les mots de passe, qui ne le sont nulle part',
    reloadDiffers: { first: isKept, advancing: areForgotten, second: areForgotten, returning: areForgotten },
    navigate: (driver) => resumeAt(driver, 'giver'),
    // The browser's own buttons have a separate test.
    unreachable: ({ type }) => type === 'url.changed',
  },
})

const isAtFirst = (value: unknown) => value === 'first' || value === 'advancing'
