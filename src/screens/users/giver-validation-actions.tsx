import type { ActorRefFrom } from 'xstate'
import type { WaitingGiver } from '../../../contract/users/giver-validation.ts'
import type { giverValidatingMachine } from '../../../machines/users/giver-validating.ts'
import type { giverBanningMachine } from '../../../machines/users/giver-banning.ts'
import { fullName } from '../../words/words.ts'
import { ConfirmedCommand } from '../patterns/confirmed-command.tsx'

const account = (giver: WaitingGiver) => `Le compte chasseur de ${fullName(giver)} (NIT ${giver.giver.nit})`

/** Validates a giver after confirmation (spec §4). */
export const GiverValidating = ({ actor }: { actor: ActorRefFrom<typeof giverValidatingMachine> }) => (
  <ConfirmedCommand
    actor={actor}
    title="Valider le compte"
    consequence={(giver) =>
      `${account(giver)} sera validé : son titulaire pourra prévoir des chasses, et en sera averti par e-mail.`
    }
    busyLabel="Validation…"
    failed="La validation n’a pas abouti."
  />
)

/** Bans a giver after confirmation (spec §4). */
export const GiverBanning = ({ actor }: { actor: ActorRefFrom<typeof giverBanningMachine> }) => (
  <ConfirmedCommand
    actor={actor}
    title="Bannir le compte"
    confirm="Bannir"
    consequence={(giver) =>
      `${account(giver)} sera banni : son inscription est refusée, et son titulaire en sera averti par e-mail.`
    }
    busyLabel="Bannissement…"
    failed="Le bannissement n’a pas abouti."
    danger
  />
)
