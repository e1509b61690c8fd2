import { federationInitialisationMachine } from '../../../machines/federations/federation-initialisation.ts'
import { flow } from '../../model/model.ts'
import { showing } from '../../model/person.ts'
import { uninitialised } from '../../world/federations.ts'
import { initJob } from '../../world/jobs.ts'
import { endJob, workGestures, workSights } from './federation-work.ts'
import { act } from '../pages/federations.ts'
import { theFederation } from '../../../contract/words-in-french.ts'

const attached = { towns: 256, near: 3100 }
const broken = 'L’initialisation n’est pas allée au bout. Rien n’a été modifié'

const goesOn = 'le travail du serveur avance sans la page'

export const federationInitialisation = flow(federationInitialisationMachine, {
  name: 'federation-initialisation',
  input: { federation: uninitialised },
  samples: {
    answers: {
      readFederationJob: [
        null,
        initJob(),
        initJob({ state: 'failed' }),
        initJob({ state: 'done' }, attached),
      ],
      initFederation: [initJob()],
      federationJob: [
        { job: initJob({ state: 'done' }, attached) },
        { job: initJob({ state: 'interrupted' }) },
        { job: null },
      ],
    },
  },
  gestures: {
    ...workGestures,
    'question.confirmed': (driver) => driver.click('button', 'Initialiser'),
    'question.cancelled': (driver) => driver.click('button', 'Annuler'),
  },
  endings: {
    'xstate.done.actor.federationJob': endJob,
  },
  expects: {
    ...workSights,
    preparing: async (person, { context }) => {
      await person.sees('dialog', 'Initialiser la fédération')
      await person.seesText('Les communes du département 23 seront rattachées')
      await person.sees('button', 'Annuler')
      if (context.job) await person.seesText(broken)
      else await person.doesNotSeeText(broken)
    },
    starting: (person) => person.seesText('Envoi de la demande…'),
    running: (person) => person.seesText('Rattachement des communes…'),
    broken: showing(broken, ['button', 'Réessayer']),
    done: showing('256 communes du département et 3 100 communes voisines lui sont rattachées.'),
  },
  screen: async () =>
    (await import('../../../src/screens/federations/federation-initialisation.tsx')).FederationInitialisation,
  browser: {
    reloadDiffers: { starting: goesOn, running: goesOn, broken: goesOn },
    as: 'admin',
    // The server does not lose a job that it has started.
    unreachable: (event, { context }) =>
      event.type === 'xstate.done.actor.readFederationJob' && event.output === null && context.job !== null,
    navigate: async (driver) => {
      await driver.open('/federations')
      await driver.interceptCalls()
      await act(driver, uninitialised, `Initialiser ${theFederation(uninitialised.name)}`)
    },
  },
})
