import { assign, sendTo, setup } from 'xstate'
import { listRefusedMails, markMailSeen, type RefusedMail } from '../../../contract/users/refused-mails.ts'
import { confirmedCommand } from '../../patterns/confirmed-command.ts'
import { pagedList, wholeList } from '../../patterns/paged-list.ts'
import { type ListPage, openingOnRow, rowWindow, windowGuards } from '../../patterns/windows.ts'

/** The undeliverable mails, page by page, newest first. */
export const refusedMailListMachine = pagedList<RefusedMail, object>({
  id: 'refusedMailList',
  call: listRefusedMails,
  description: 'Les e-mails refusés que personne n’a vus, lus page par page, le plus récent d’abord.',
  states: {
    filled: 'Les e-mails de la page sont montrés : à qui, lequel, quand et pourquoi.',
    empty: 'Aucun e-mail n’a été refusé.',
  },
})

/** Marks an undeliverable mail as seen, for the whole team, after confirmation. */
export const mailSeeingMachine = confirmedCommand({
  id: 'mailSeeing',
  call: markMailSeen,
  request: ({ id }: RefusedMail) => ({ params: { id } }),
  description: 'On retire un e-mail refusé de la liste de toute l’équipe, après confirmation.',
  announced: 'L’e-mail est retiré de la liste.',
  states: {
    done: 'L’e-mail n’est plus sur la liste, pour personne.',
    refused: 'Le serveur a refusé de retirer l’e-mail.',
  },
})

const actors = { refusedMailList: refusedMailListMachine, mailSeeing: mailSeeingMachine }

/** The undeliverable mails; one that is marked as seen disappears from the list. */
export const refusedMailsMachine = setup({
  types: {} as ListPage<RefusedMail, 'seeing.requested', typeof actors>,
  actors,
  guards: windowGuards,
  actions: {
    rememberSubject: assign({ subject: (_, { subject }: { subject: RefusedMail }) => subject }),
    forgetSubject: assign({ subject: null }),
    rereadList: sendTo('refusedMailList', { type: 'list.outdated' }),
  },
}).createMachine({
  id: 'refusedMails',
  description: 'La fédération voit les e-mails refusés et retire de la liste ceux qu’elle a vus.',
  context: { subject: null },
  initial: 'closed',
  invoke: { id: 'refusedMailList', src: 'refusedMailList', input: wholeList },
  states: {
    closed: {
      description: 'Les e-mails refusés sont montrés ; chacun peut être marqué comme vu.',
      entry: 'forgetSubject',
      on: { 'seeing.requested': openingOnRow('seeing') },
    },
    seeing: {
      description: 'On retire un e-mail de la liste, après confirmation.',
      invoke: rowWindow('mailSeeing'),
    },
  },
})
