import { createElement } from 'react'
import { refusedMailsMachine } from '../../../../machines/users/todo/refused-mails.ts'
import { flow } from '../../../model/model.ts'
import { without, showing } from '../../../model/person.ts'
import { mail } from '../../pages/todo.ts'
import { answering, ends, inList, isChanged } from '../../patterns/ended-windows.ts'
import { pageOf } from '../../patterns/paged-list.ts'

const listed = (button: string) => inList('listRefusedMails', [mail], button)

export const refusedMails = flow(refusedMailsMachine, {
  name: 'refused-mails',
  samples: {
    events: { 'seeing.requested': [{ mail }], 'mails.listed': [{ total: 1 }] },
    answers: { mailSeeing: ends },
  },
  gestures: {
    'seeing.requested': listed(`Vu : ${mail.subject}, à ${mail.person!.name}`),
    'list.refreshed': async (driver) => {
      await listed('Actualiser')(driver)
      await driver.sees('button', 'Lecture…')
    },
    'mails.listed': async (driver) => driver.answerIfPending('listRefusedMails', pageOf([mail], 1, 1).output),
  },
  endings: {
    'xstate.done.actor.mailSeeing': answering('Retirer de la liste', 'markMailSeen'),
  },
  expects: {
    closed: showing(['heading', 'E-mails refusés'], without('alertdialog', /./)),
    seeing: (person) => person.seesText('ne sera plus sur la liste de personne dans l’équipe'),
  },
  screen: async () => {
    const { RefusedMails } = await import('../../../../src/screens/users/todo/refused-mails.tsx')
    return ({ actor }) => createElement(RefusedMails, { actor, maySee: true })
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
