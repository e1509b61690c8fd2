import { createElement } from 'react'
import { phoneInPairs } from '../../../../contract/words-in-french.ts'
import {
  mailSeeingMachine,
  refusedMailListMachine,
  refusedMailsMachine,
} from '../../../../machines/users/todo/refused-mails.ts'
import { mailProblem } from '../../../../src/words/mail-problems.ts'
import { type BrowserDriver, flow } from '../../../model/model.ts'
import { clicking } from '../../../model/navigation.ts'
import { without, showing } from '../../../model/person.ts'
import { mail, stray } from '../../pages/todo.ts'
import { confirmedCommandFlow } from '../../patterns/confirmed-command.ts'
import { answering, ends, inList, isChanged } from '../../patterns/ended-windows.ts'
import { pagedListFlow } from '../../patterns/paged-list.ts'

const screens = () => import('../../../../src/screens/users/todo/refused-mails.tsx')
const table = 'E-mails refusés'
const seen = `Vu : ${mail.subject}, à ${mail.person!.name}`

/** Opens the page and waits for the list. */
async function atMails(driver: BrowserDriver) {
  await driver.open('/mails/refused')
  await driver.sees('table', table)
}

export const refusedMailList = pagedListFlow(refusedMailListMachine, {
  name: 'refused-mail-list',
  isWork: true,
  call: 'listRefusedMails',
  rows: { own: [mail], first: [mail], second: [stray] },
  texts: {
    role: 'table',
    name: table,
    reading: 'Lecture des e-mails…',
    empty: 'Aucun e-mail n’a été refusé.',
    failed: 'Les e-mails n’ont pas pu être lus',
  },
  filled: async (person, { context: { rows } }) => {
    for (const { recipient, person: whom, subject, problem } of rows) {
      const row = person.within('row', new RegExp(whom?.name ?? '^contact'))
      if (whom) {
        await row.sees('link', whom.name)
        await row.sees('link', `Appeler ${whom.name} au ${phoneInPairs(whom.phone!)}`)
      } else await row.doesNotSee('link', /./)
      await row.seesText(recipient)
      await row.seesText(subject)
      await row.seesText(mailProblem(problem))
    }
  },
  screen: async () => {
    const { RefusedMailList } = await screens()
    return ({ actor }) => createElement(RefusedMailList, { actor, maySee: true, actions: () => null })
  },
  browser: { as: 'cher', navigate: '/mails/refused' },
})

export const mailSeeing = confirmedCommandFlow(mailSeeingMachine, {
  name: 'mail-seeing',
  subject: mail,
  confirm: 'Retirer de la liste',
  consequence: 'ne sera plus sur la liste de personne dans l’équipe',
  busy: 'Enregistrement…',
  failed: 'L’e-mail est resté sur la liste. Vérifiez votre réseau, puis réessayez.',
  screen: async () => (await screens()).MailSeeing,
  browser: { as: 'cher', navigate: clicking(seen, atMails) },
})

export const refusedMails = flow(refusedMailsMachine, {
  name: 'refused-mails',
  samples: { events: { 'seeing.requested': [{ subject: mail }] }, answers: { mailSeeing: ends } },
  gestures: { 'seeing.requested': inList('listRefusedMails', [mail], seen) },
  endings: { 'xstate.done.actor.mailSeeing': answering('Retirer de la liste', 'markMailSeen') },
  expects: {
    closed: showing(['heading', table], without('alertdialog', /./)),
    seeing: (person) => person.seesText('ne sera plus sur la liste de personne dans l’équipe'),
  },
  screen: async () => {
    const { RefusedMails } = await screens()
    return ({ actor }) => createElement(RefusedMails, { actor, maySee: true })
  },
  browser: {
    as: 'cher',
    navigate: atMails,
    // There is only one mail: once seen (covered by the window's own flow), none is left.
    unreachable: ({ type, output }) => type.startsWith('xstate.done.') && isChanged(output),
  },
})
