import { listRefusedMails, type RefusedMail } from '../../../contract/users/refused-mails.ts'
import { pagedList } from '../../patterns/paged-list.ts'

type Listed = { type: 'mails.listed'; total: number }

/** The undeliverable mails, page by page, newest first. */
export const refusedMailListMachine = pagedList<RefusedMail, object, Listed>({
  id: 'refusedMailList',
  call: listRefusedMails,
  description: 'Les e-mails refusés que personne n’a vus, lus page par page, le plus récent d’abord.',
  states: {
    filled: 'Les e-mails de la page sont montrés : à qui, lequel, quand et pourquoi.',
    empty: 'Aucun e-mail n’a été refusé.',
  },
  notifies: ({ total }) => ({ type: 'mails.listed', total }),
})
