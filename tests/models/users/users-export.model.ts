import { createElement } from 'react'
import { askedOf, usersExportMachine } from '../../../machines/users/users-export.ts'
import { flow } from '../../model/model.ts'
import { showing, disabled } from '../../model/person.ts'
import { usual } from '../pages/users.ts'

const button = 'Exporter en tableau'
const asked = askedOf(usual)

export const usersExport = flow(usersExportMachine, {
  name: 'users-export',
  samples: {
    events: { 'call.requested': [{ request: { body: asked } }] },
    answers: { call: [{ name: 'utilisateurs-2026-03-10.csv', csv: 'Nom', xlsx: '', rows: 0, total: 0 }] },
  },
  gestures: { 'call.requested': (driver) => driver.click('button', button) },
  expects: {
    'open.fresh': (person) => person.sees('button', button),
    'open.done': showing('Le tableau se trouve dans vos téléchargements.', ['button', button]),
    'open.failed': (person) => person.seesText('Le tableau n’a pas pu être préparé.'),
    calling: (person) => person.sees('button', 'Préparation du tableau…'),
    throttled: showing('Patientez 12 secondes', disabled('button', button)),
  },
  screen: async () => {
    const { UsersExport } = await import('../../../src/screens/users/users-export.tsx')
    return ({ actor }) => createElement(UsersExport, { actor, asked, total: 12 })
  },
  browser: {
    as: 'admin',
    navigate: async (driver) => {
      await driver.interceptCalls()
      await driver.open('/users')
      await driver.sees('table', 'Utilisateurs')
    },
  },
})
