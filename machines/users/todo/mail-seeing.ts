import { markMailSeen, type RefusedMail } from '../../../contract/users/refused-mails.ts'
import { confirmedCommand } from '../../patterns/confirmed-command.ts'

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
