import { createElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { refusedMailsMachine } from '../../../../machines/users/todo/refused-mails.ts'
import { flow } from '../../../model/model.ts'
import { mail } from '../../pages/todo.ts'
import { answering, ends, isChanged } from '../../patterns/ended-windows.ts'

const read = { data: [mail], meta: { total: 1, current_page: 1, last_page: 1 } }
const button = `Vu : ${mail.subject}, à ${mail.person!.name}`

export const refusedMails = flow(refusedMailsMachine, {
  name: 'refused-mails',
  samples: {
    events: { 'seeing.requested': [{ mail }], 'mails.listed': [{ total: 1 }] },
    answers: { mailSeeing: ends },
  },
  gestures: {
    'seeing.requested': async (driver) => {
      await driver.answerIfPending('listRefusedMails', read)
      await driver.click('button', button)
    },
    'list.refreshed': async (driver) => {
      await driver.answerIfPending('listRefusedMails', read)
      await driver.click('button', 'Actualiser')
      await driver.sees('button', 'Lecture…')
    },
    'mails.listed': async (driver) => driver.answerIfPending('listRefusedMails', read),
  },
  endings: {
    'xstate.done.actor.mailSeeing': answering('Retirer de la liste', 'markMailSeen'),
  },
  expects: {
    closed: async (person) => {
      await person.sees('heading', 'E-mails refusés')
      await person.doesNotSee('alertdialog', /./)
    },
    seeing: (person) => person.seesText('ne sera plus sur la liste de personne dans l’équipe'),
  },
  screen: async () => {
    const { RefusedMails } = await import('../../../../src/screens/users/todo/refused-mails.tsx')
    return ({ actor }) =>
      createElement(MemoryRouter, null, createElement(RefusedMails, { actor, maySee: true }))
  },
  browser: {
    as: 'cher',
    navigate: async (driver) => {
      await driver.open('/mails/refused')
      await driver.sees('table', 'E-mails refusés')
    },
    // Sent by the list itself, which is already loaded. There is only one mail: once seen (covered by the
    // window's own flow), none is left.
    unreachable: ({ type, output }) =>
      type === 'mails.listed' || (type.startsWith('xstate.done.') && isChanged(output)),
  },
})
