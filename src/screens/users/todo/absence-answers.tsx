import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../../contract/limits.ts'
import type { absenceLiftingMachine } from '../../../../machines/users/todo/absence-lifting.ts'
import type { absenceUpholdingMachine } from '../../../../machines/users/todo/absence-upholding.ts'
import { ConfirmedCommand } from '../../patterns/confirmed-command.tsx'
import { ofName } from '../../../../contract/words-in-french.ts'

const { within, behind } = limits.absences

/** Lifts an absence, after confirmation. */
export const AbsenceLifting = ({ actor }: { actor: ActorRefFrom<typeof absenceLiftingMachine> }) => (
  <ConfirmedCommand
    actor={actor}
    title="Annuler l’absence"
    confirm="Annuler l’absence"
    consequence={({ receiver, giver }) =>
      `L’absence ${ofName(receiver)} ne comptera plus, et ne pourra plus être maintenue. Un e-mail préviendra ${receiver} et ${giver}.`
    }
    busyLabel="Enregistrement…"
    failed="L’annulation n’a pas abouti."
  />
)

/** Upholds it. */
export const AbsenceUpholding = ({ actor }: { actor: ActorRefFrom<typeof absenceUpholdingMachine> }) => (
  <ConfirmedCommand
    actor={actor}
    title="Maintenir l’absence"
    confirm="Maintenir"
    consequence={({ receiver, others }) =>
      `L’absence ${ofName(receiver)} comptera de nouveau. ${
        others > 0
          ? `Avec une autre à moins de ${within} jours, ${receiver} passe après les autres pendant ${behind} jours.`
          : 'Seule, elle ne change rien à l’ordre des propositions.'
      } Un e-mail préviendra ${receiver}.`
    }
    busyLabel="Enregistrement…"
    failed="La décision n’a pas abouti."
    danger
  />
)
