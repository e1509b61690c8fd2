import type { ServiceState } from '../../../contract/federations/service-state.ts'
import { serviceStateMachine } from '../../../machines/federations/service-state.ts'
import { flow } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'
import { today } from '../../world/today.ts'

const inOrder: ServiceState = {
  read_at: `${today}T13:05:00.000Z`,
  database: '15.8',
  replicas: [{ name: 'copie', behind: 0 }],
  mails: { due: 2, oldest: 40, refused: 1, urgent: { sent: 12, median: 3, slowest: 61 } },
  deadlines: { due: 0, oldest: 0 },
  jobs: { running: 1, silent: 0 },
  blocked_sign_ins: 3,
  retained_on: today,
}
/** Mails and deadlines wait for more than a quarter of an hour, and a process of a job ended. */
const concerning: ServiceState = {
  ...inOrder,
  replicas: [],
  mails: { due: 120, oldest: 901, refused: 0, urgent: null },
  deadlines: { due: 7, oldest: 7200 },
  jobs: { running: 0, silent: 1 },
  retained_on: null,
}
/** Waiting for exactly a quarter of an hour is in order. */
const almost: ServiceState = { ...inOrder, mails: { due: 1, oldest: 900, refused: 0, urgent: null } }

async function seesInOrder(person: Person) {
  await person.seesText('Tout fonctionne.')
  for (const title of ['E-mails à envoyer', 'Échéances', 'Travaux des fédérations', 'Base de données'])
    await person.within('region', title).seesText('En ordre')
}

async function seesConcerns(person: Person) {
  await person.seesText('3 points à regarder.')
  await person.within('region', 'E-mails à envoyer').seesText('120 e-mails, depuis 16 minutes')
  await person
    .within('region', 'E-mails à envoyer')
    .seesText('Le serveur d’envoi des e-mails ne les accepte pas, ou aucun processus ne les envoie.')
  await person.within('region', 'Échéances').seesText('7 échéances, depuis 2 heures')
  await person.within('region', 'Travaux des fédérations').seesText('1 travail arrêté sans finir')
  await person.within('region', 'Base de données').seesText('En ordre')
}

export const serviceState = flow(serviceStateMachine, {
  name: 'service-state',
  samples: { answers: { readServiceState: [inOrder, almost, concerning] } },
  gestures: {
    'state.refreshed': (driver) => driver.click('button', 'Actualiser'),
    'state.retried': (driver) => driver.click('button', 'Réessayer'),
  },
  expects: {
    'loading.unread': (person) => person.seesText('Lecture de l’état du service…'),
    'loading.reread': (person) => person.sees('button', 'Lecture…'),
    inOrder: seesInOrder,
    concerning: seesConcerns,
    failed: (person) => person.seesText('L’état du service n’a pas pu être lu. Vérifiez votre réseau'),
  },
  screen: async () => (await import('../../../src/screens/federations/service-state.tsx')).ServiceStatePage,
  browser: { as: 'admin', navigate: '/service' },
})
