import type { ActorRefFrom } from 'xstate'
import type { secondFactorResetMachine } from '../../../machines/users/second-factor-reset.ts'
import type { userAnonymisationMachine } from '../../../machines/users/user-anonymisation.ts'
import type { userBlockingMachine } from '../../../machines/users/user-blocking.ts'
import type { userUnblockingMachine } from '../../../machines/users/user-unblocking.ts'
import type { ManagedUser } from '../../../contract/users/managed-users.ts'
import { ofName } from '../../../contract/words-in-french.ts'
import { fullName } from '../../words/words.ts'
import { EndingOffers } from '../shared/ending-offers.tsx'
import { ExpectedPeople } from '../shared/expected-people.tsx'
import { ConfirmedCommand } from '../patterns/confirmed-command.tsx'

/** Whom closing an account notifies, and the meetings and offers that it ends. */
const Notified = ({ user: { expected, ending } }: { user: ManagedUser }) => (
  <>
    <ExpectedPeople people={expected} />
    <EndingOffers offers={ending} />
  </>
)

/** Blocks a user after confirmation (spec §4). */
export const UserBlocking = ({ actor }: { actor: ActorRefFrom<typeof userBlockingMachine> }) => (
  <ConfirmedCommand
    actor={actor}
    title="Bloquer l’utilisateur"
    confirm="Bloquer"
    consequence={(user) =>
      `${fullName(user)} ne pourra plus se connecter, ses sessions seront fermées tout de suite, et un e-mail l’en avertira. Rien n’est effacé : vous pourrez débloquer ce compte, qui d’ici là ne peut pas être modifié.`
    }
    details={(user) => <Notified user={user} />}
    busyLabel="Blocage…"
    failed="Le blocage n’a pas abouti."
    danger
  />
)

/** Lifts the block of a user after confirmation. */
export const UserUnblocking = ({ actor }: { actor: ActorRefFrom<typeof userUnblockingMachine> }) => (
  <ConfirmedCommand
    actor={actor}
    title="Débloquer l’utilisateur"
    confirm="Débloquer"
    consequence={(user) =>
      `${fullName(user)} pourra de nouveau se connecter, et recevra un e-mail. Vous pourrez bloquer ce compte à nouveau.`
    }
    busyLabel="Déblocage…"
    failed="Le déblocage n’a pas abouti."
  />
)

/** Removes the second factors of a user who lost them, after confirmation. */
export const SecondFactorReset = ({ actor }: { actor: ActorRefFrom<typeof secondFactorResetMachine> }) => (
  <ConfirmedCommand
    actor={actor}
    title="Réinitialiser la double vérification"
    confirm="Réinitialiser"
    consequence={(user) =>
      `Assurez-vous d’abord que c’est bien ${fullName(user)} qui vous le demande. Ses clés d’accès, son application et ses codes de secours ne serviront plus, ses sessions seront fermées, et un e-mail l’en avertira. Cela ne s’annule pas : il faudra remettre la double vérification en place.`
    }
    busyLabel="Réinitialisation…"
    failed="La réinitialisation n’a pas abouti."
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
      `Toutes les données personnelles ${ofName(fullName(user))} seront effacées, sans retour possible. Seules les quantités restent, pour les statistiques.`
    }
    details={(user) => <Notified user={user} />}
    busyLabel="Anonymisation…"
    failed="L’anonymisation n’a pas abouti."
    danger
  />
)
