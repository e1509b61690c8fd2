import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import type { lineContestMachine } from '../../../machines/receiver/line-contest.ts'
import { ConfirmedCommand } from '../patterns/confirmed-command.tsx'
import { gameOf } from './reported-line.tsx'

/** Says that one received nothing, and who will read it. */
export const LineContest = ({ actor }: { actor: ActorRefFrom<typeof lineContestMachine> }) => (
  <ConfirmedCommand
    actor={actor}
    title="Je n’ai rien reçu"
    confirm="Je n’ai rien reçu"
    consequence={(line) =>
      `${gameOf(line)} : ce gibier ne comptera pas dans l’ordre des propositions, ${limits.contests.months} mois au plus. Un e-mail part au responsable, avec votre nom, et à la fédération, avec votre nom, votre adresse e-mail et votre numéro de téléphone. Cela ne s’annule pas. ${limits.contests.most} contestations par an au plus, sans compter celles qui font corriger un compte rendu.`
    }
    busyLabel="Envoi…"
    failed="Votre contestation n’est pas partie."
  />
)
