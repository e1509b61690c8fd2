import { createElement } from 'react'
import { createActor } from 'xstate'
import { aborted, CallFailed } from '../../../contract/problem.ts'
import { connectivityMachine } from '../../../machines/shell/connectivity.ts'
import { errorModalMachine } from '../../../machines/shell/error-modal.ts'
import { sessionMachine } from '../../../machines/session.ts'
import { httpError, networkError } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import { type Person, without, showing } from '../../model/person.ts'
import { password } from '../../world/people.ts'
import { nobody } from '../../../contract/shared/session.ts'
import { owing } from '../../../contract/shared/second-factor/owing.ts'

const owed = httpError(403, { message: owing.asked })
const otherAccount = httpError(412, { message: 'Ce navigateur est connecté au compte de Luc.' })
const unheardOf = { what: 'nobody knows' }

const exception = new CallFailed({
  source: 'PHP',
  message: 'Division by zero',
  exception: 'DivisionByZeroError',
  file: '/var/www/app/Hunt.php',
  line: 12,
})

/** The modal has the title « Erreur » and the single button « Fermer » (spec §8). */
const modalOf = async (person: Person) => {
  await person.sees('alertdialog', 'Erreur')
  const modal = person.within('alertdialog', 'Erreur')
  await modal.sees('button', 'Fermer')
  return modal
}

export const errorModal = flow(errorModalMachine, {
  name: 'error-modal',
  samples: {
    events: {
      'failure.reported': [
        httpError(500),
        httpError(403),
        networkError(),
        exception,
        unheardOf,
        httpError(401),
        owed,
        otherAccount,
        aborted(),
      ].map((error) => ({ error })),
    },
  },
  gestures: {
    // A failed sign-in is reported like any failed call.
    'failure.reported': async (driver, event) => {
      if (driver.sendEvent) return driver.sendEvent(event)
      await driver.fill('Adresse e-mail', 'giver@example.org')
      await driver.fill('Mot de passe', password)
      await driver.click('button', 'Se connecter')
      await driver.fail('signIn', event.error)
    },
    'page.reloaded': (driver) => driver.click('button', 'Recharger la page'),
    'modal.closed': (driver) => driver.click('button', 'Fermer'),
  },
  expects: {
    closed: showing(['heading', 'Connexion'], without('alertdialog', /./)),
    'open.plainText': async (person) => {
      const modal = await modalOf(person)
      await modal.seesText(/réseau/)
      await modal.doesNotSeeText('Source')
      await modal.doesNotSeeText('Détails')
    },
    'open.serverException': async (person) => {
      const modal = await modalOf(person)
      for (const text of ['PHP', 'Division by zero', 'DivisionByZeroError', '/var/www/app/Hunt.php', '12'])
        await modal.seesText(text)
    },
    'open.apiError': async (person, { context: { problem } }) => {
      const modal = await modalOf(person)
      if (problem?.source !== 'API') throw new Error('the error is not of the API')
      await modal.sees('region', 'Détails')
      for (const text of ['API', problem.version, String(problem.status), problem.message])
        await modal.seesText(text)
      await modal.within('region', 'Détails').seesText(`"message": "${problem.message}"`)
    },
    'open.otherAccount': async (person) => {
      await person.sees('alertdialog', 'Un autre compte est connecté')
      const modal = person.within('alertdialog', 'Un autre compte est connecté')
      await modal.seesText('Ce navigateur est connecté au compte de Luc.')
      await modal.seesText(/Rien n’a été enregistré/)
      await modal.sees('button', 'Fermer')
      await modal.sees('button', 'Recharger la page')
    },
    'open.unknown': async (person) => {
      const modal = await modalOf(person)
      await modal.seesText('Erreur inconnue')
    },
  },
  screen: async () => {
    const { overload } = await import('../../../src/actors/overload.ts')
    const { App } = await import('../../../src/app.tsx')
    const session = createActor(sessionMachine, { input: nobody }).start()
    const connectivity = createActor(connectivityMachine).start()
    return ({ actor }) => createElement(App, { session, errorModal: actor, connectivity, overload })
  },
  browser: {
    navigate: (driver) => driver.open('/login'),
    entryIsLost: 'rien de ce qui sert à se connecter n’est gardé',
    reloadDiffers: 'rien de ce qui sert à se connecter n’est gardé',
    extraCalls: ['signIn'],
    // A browser gives every failure a shape, and aborts only unneeded calls; while the modal is open,
    // nothing else can be requested.
    unreachable: ({ type, error }, before) =>
      (type === 'failure.reported' && before.matches('open')) ||
      error === unheardOf ||
      error === owed ||
      (error instanceof Error && error.message === 'Request aborted'),
  },
})
