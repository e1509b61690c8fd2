import type { ActorRefFrom } from 'xstate'
import type { GiverToDecide, giverValidatingMachine } from '../../../machines/users/giver-validating.ts'
import { ofName } from '../../../contract/words-in-french.ts'
import { fullName } from '../../words/words.ts'
import { ConfirmedCommand } from '../patterns/confirmed-command.tsx'

/** « Le compte chasseur de Sylvie Renaud (NIT 1800050) ». */
export const hunterAccount = (giver: GiverToDecide) =>
  `Le compte chasseur ${ofName(fullName(giver))} (NIT ${giver.giver.nit})`

/** Validates a giver after confirmation (spec §4). */
export const GiverValidating = ({ actor }: { actor: ActorRefFrom<typeof giverValidatingMachine> }) => (
  <ConfirmedCommand
    actor={actor}
    title="Valider le compte"
    consequence={(giver) =>
      `${hunterAccount(giver)} sera validé : son titulaire pourra prévoir des chasses, et en sera averti par e-mail. Une validation ne s’annule pas ; un compte validé peut seulement être bloqué.`
    }
    busyLabel="Validation…"
    failed="La validation n’a pas abouti."
  />
)
