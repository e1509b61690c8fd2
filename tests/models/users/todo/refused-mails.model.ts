import { createElement } from 'react'
import { refusedMailsMachine } from '../../../../machines/users/todo/refused-mails.ts'
import { flow } from '../../../model/model.ts'
import { mail } from '../../pages/todo.ts'

const read = { data: [mail], meta: { total: 1, current_page: 1, last_page: 1 } }
const button = `Vu : ${mail.subject}, à ${mail.person}`

export const refusedMails = flow(refusedMailsMachine, {
  name: 'refused-mails',
  samples: {
    events: { 'mail.seen': [{ mail }], 'mails.listed': [{ total: 1 }] },
    answers: { markMailSeen: [undefined] },
  },
  gestures: {
    'mail.seen': async (driver) => {
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
  expects: {
    'shown.fresh': async (person) => {
      await person.sees('heading', 'E-mails refusés')
      await person.doesNotSeeText(/^L’e.mail est resté sur la liste/)
    },
    'shown.failed': (person) => person.seesText('L’e-mail est resté sur la liste. Vérifiez votre réseau'),
    marking: (person) => person.seesDisabled('button', 'Actualiser'),
  },
  screen: async () => {
    const { RefusedMails } = await import('../../../../src/screens/users/todo/refused-mails.tsx')
    return ({ actor }) => createElement(RefusedMails, { actor })
  },
  browser: {
    as: 'cher',
    navigate: async (driver) => {
      await driver.open('/mails/refused')
      await driver.sees('table', 'E-mails refusés')
    },
    // Sent by the list itself, which is already loaded. There is only one mail: once seen, none is left.
    unreachable: ({ type }, before) =>
      type === 'mails.listed' ||
      (type === 'mail.seen' && before.context.mail !== null && before.matches({ shown: 'fresh' })),
  },
})
