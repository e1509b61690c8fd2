import type { ActorRefFrom } from 'xstate'
import type { userAnonymisationMachine } from '../../../machines/users/user-anonymisation.ts'
import type { userBlockingMachine } from '../../../machines/users/user-blocking.ts'
import { fullName } from '../../words/words.ts'
import { ConfirmedCommand } from '../patterns/confirmed-command.tsx'

/** Blocks a user after confirmation (spec §4). */
export const UserBlocking = ({ actor }: { actor: ActorRefFrom<typeof userBlockingMachine> }) => (
  <ConfirmedCommand
    actor={actor}
    title="Bloquer l’utilisateur"
    confirm="Bloquer"
    consequence={(user) =>
      `${fullName(user)} ne pourra plus se connecter, et ses sessions seront fermées tout de suite. Ce compte ne pourra plus être modifié.`
    }
    busyLabel="Blocage…"
    failed="Le blocage n’a pas abouti."
    danger
  />
)

/** Anonymises a user after confirmation (spec §4). */
export const UserAnonymisation = ({ actor }: { actor: ActorRefFrom<typeof userAnonymisationMachine> }) => (
  <ConfirmedCommand
    actor={actor}
    title="Anonymiser l’utilisateur"
    confirm="Anonymiser"
    consequence={(user) =>
      `Toutes les données personnelles de ${fullName(user)} seront effacées, sans retour possible. Seules les quantités restent, pour les statistiques.`
    }
    busyLabel="Anonymisation…"
    failed="L’anonymisation n’a pas abouti."
    danger
  />
)
