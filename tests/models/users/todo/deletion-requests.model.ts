import { deletionRequestsMachine } from '../../../../machines/users/todo/deletion-requests.ts'
import { flow, fromOutside } from '../../../model/model.ts'
import { without, showing } from '../../../model/person.ts'
import { cher } from '../../../world/people.ts'
import { atRequests, late, recent, requests, table } from '../../pages/deletion-requests.ts'
import { nameOf, windows } from '../../pages/users.ts'
import { answering, ends } from '../../patterns/ended-windows.ts'

const read = { data: requests, meta: { total: requests.length, current_page: 1, last_page: 1 } }
const staff = { ...windows, callerId: cher.id, federationId: 1 }

export const deletionRequests = flow(deletionRequestsMachine, {
  name: 'deletion-requests',
  input: { windows: staff },
  samples: {
    events: {
      'anonymisation.requested': [{ request: recent }],
      'requests.listed': [{ total: requests.length }],
    },
    answers: { deletionFulfilment: ends },
  },
  machineOnly: {
    inputs: [{ windows: { ...staff, permissions: [] } }, { windows: { ...staff, callerId: recent.id } }],
  },
  gestures: {
    'anonymisation.requested': async (driver, { request }) => {
      await driver.answer('listDeletionRequests', read)
      await driver.click('button', `Anonymiser ${nameOf(request)}`)
    },
    'list.refreshed': async (driver) => {
      await driver.answer('listDeletionRequests', read)
      await driver.click('button', 'Actualiser')
      await driver.sees('button', 'Lecture…')
    },
    'requests.listed': async (driver) => driver.answer('listDeletionRequests', read),
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
  screen: async () =>
    (await import('../../../../src/screens/users/todo/deletion-requests.tsx')).DeletionRequests,
  browser: {
    as: 'cher',
    navigate: atRequests,
    extraCalls: ['fulfilDeletionRequest'],
    // Sent by the list itself, which is already loaded.
    unreachable: ({ type }) => type === 'requests.listed',
  },
})
