import { createElement } from 'react'
import {
  deletionFulfilmentMachine,
  deletionRequestListMachine,
  deletionRequestsMachine,
} from '../../../../machines/users/todo/deletion-requests.ts'
import { flow, fromOutside } from '../../../model/model.ts'
import { clicking } from '../../../model/navigation.ts'
import { without, showing } from '../../../model/person.ts'
import { cher } from '../../../world/people.ts'
import { atRequests, late, recent, requests, seesRequests, table } from '../../pages/deletion-requests.ts'
import { nameOf, windows } from '../../pages/users.ts'
import { confirmedCommandFlow } from '../../patterns/confirmed-command.ts'
import { answering, ends } from '../../patterns/ended-windows.ts'
import { pagedListFlow } from '../../patterns/paged-list.ts'

const screens = () => import('../../../../src/screens/users/todo/deletion-requests.tsx')
const read = { data: requests, meta: { total: requests.length, current_page: 1, last_page: 1 } }
const staff = { ...windows, callerId: cher.id, federationId: 1 }

export const deletionRequestList = pagedListFlow(deletionRequestListMachine, {
  name: 'deletion-request-list',
  isWork: true,
  call: 'listDeletionRequests',
  rows: { own: requests, first: [late], second: [recent] },
  texts: {
    role: 'table',
    name: table,
    reading: 'Lecture des demandes…',
    empty: 'Personne ne demande la suppression de son compte.',
    failed: 'Les demandes n’ont pas pu être lues',
  },
  filled: (person, { context: { rows } }) => seesRequests(person, rows),
  screen: async () => {
    const { DeletionRequestList } = await screens()
    return ({ actor }) =>
      createElement(DeletionRequestList, { actor, withFederation: true, actions: () => null })
  },
  browser: { as: 'cher', navigate: '/users/deletion-requests' },
})

export const deletionFulfilment = confirmedCommandFlow(deletionFulfilmentMachine, {
  name: 'deletion-fulfilment',
  subject: recent,
  confirm: 'Anonymiser',
  consequence: `Toutes ses données personnelles seront effacées, sans retour possible, et un dernier e-mail l’en avertira.`,
  busy: 'Anonymisation…',
  failed: 'L’anonymisation n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  screen: async () => (await screens()).DeletionFulfilment,
  browser: { as: 'cher', navigate: clicking(`Anonymiser ${nameOf(recent)}`, atRequests) },
})

export const deletionRequests = flow(deletionRequestsMachine, {
  name: 'deletion-requests',
  input: { windows: staff },
  samples: {
    events: { 'anonymisation.requested': [{ subject: recent }] },
    answers: { deletionFulfilment: ends },
  },
  machineOnly: {
    inputs: [{ windows: { ...staff, permissions: [] } }, { windows: { ...staff, callerId: recent.id } }],
  },
  gestures: {
    'anonymisation.requested': async (driver, { subject }) => {
      await driver.answer('listDeletionRequests', read)
      await driver.click('button', `Anonymiser ${nameOf(subject)}`)
    },
    'users.changed': fromOutside,
  },
  endings: {
    'xstate.done.actor.deletionFulfilment': answering('Anonymiser', 'fulfilDeletionRequest'),
  },
  expects: {
    closed: showing(['heading', table], without('alertdialog', /./)),
    anonymising: async (person) => {
      const asked = person.within('alertdialog', 'Êtes-vous sûrs ?')
      await asked.seesText(new RegExp(`^${nameOf(recent)} le demande depuis le`))
      await asked.doesNotSeeText(nameOf(late))
    },
  },
  screen: async () => (await screens()).DeletionRequests,
  browser: { as: 'cher', navigate: atRequests, extraCalls: ['fulfilDeletionRequest'] },
})
