import { createElement } from 'react'
import { deletionRequestListMachine } from '../../../../machines/users/todo/deletion-request-list.ts'
import { late, recent, requests, seesRequests, table } from '../../pages/deletion-requests.ts'
import { pagedListFlow } from '../../patterns/paged-list.ts'

const rows = { own: requests, first: [late], second: [recent] }

export const deletionRequestList = pagedListFlow(deletionRequestListMachine, {
  name: 'deletion-request-list',
  call: 'listDeletionRequests',
  rows,
  texts: {
    role: 'table',
    name: table,
    reading: 'Lecture des demandes…',
    empty: 'Personne ne demande la suppression de son compte.',
    failed: 'Les demandes n’ont pas pu être lues',
  },
  filled: (person, { context: { rows } }) => seesRequests(person, rows),
  screen: async () => {
    const { DeletionRequestList } =
      await import('../../../../src/screens/users/todo/deletion-request-list.tsx')
    return ({ actor }) =>
      createElement(DeletionRequestList, { actor, withFederation: true, actions: () => null })
  },
  browser: { as: 'cher', navigate: '/users/deletion-requests' },
})
