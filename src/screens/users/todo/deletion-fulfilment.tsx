import type { ActorRefFrom } from 'xstate'
import type { deletionFulfilmentMachine } from '../../../../machines/users/todo/deletion-fulfilment.ts'
import { dayInWords, fullName } from '../../../words/words.ts'
import { ConfirmedCommand } from '../../patterns/confirmed-command.tsx'

/** Anonymises a person who requested it, after confirmation. */
export const DeletionFulfilment = ({ actor }: { actor: ActorRefFrom<typeof deletionFulfilmentMachine> }) => (
  <ConfirmedCommand
    actor={actor}
    title="Anonymiser l’utilisateur"
    confirm="Anonymiser"
    consequence={(request) =>
      `${fullName(request)} le demande depuis le ${dayInWords(request.asked_on)}. Toutes ses données personnelles seront effacées, sans retour possible, et un dernier e-mail l’en avertira. Seules les quantités restent, pour les statistiques.`
    }
    busyLabel="Anonymisation…"
    failed="L’anonymisation n’a pas abouti."
    danger
  />
)
