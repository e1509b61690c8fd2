import type { ActorRefFrom } from 'xstate'
import type { WaitingGiver } from '../../../contract/users/giver-validation.ts'
import type { giverAcceptanceMachine } from '../../../machines/users/giver-acceptance.ts'
import type { giverRefusalMachine } from '../../../machines/users/giver-refusal.ts'
import { fullName } from '../../words/words.ts'
import { ConfirmedAct } from '../patterns/confirmed-act.tsx'

const account = (giver: WaitingGiver) => `Le compte chasseur de ${fullName(giver)} (NIT ${giver.giver.nit})`

/** Validates a giver after confirmation (spec §4). */
export const GiverAcceptance = ({ actor }: { actor: ActorRefFrom<typeof giverAcceptanceMachine> }) => (
  <ConfirmedAct
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
export const GiverRefusal = ({ actor }: { actor: ActorRefFrom<typeof giverRefusalMachine> }) => (
  <ConfirmedAct
    actor={actor}
    title="Bannir le compte"
    consequence={(giver) =>
      `${account(giver)} sera banni : son inscription est refusée, et son titulaire en sera averti par e-mail.`
    }
    busyLabel="Bannissement…"
    failed="Le bannissement n’a pas abouti."
    danger
  />
)
