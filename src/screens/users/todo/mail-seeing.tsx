import type { ActorRefFrom } from 'xstate'
import type { mailSeeingMachine } from '../../../../machines/users/todo/mail-seeing.ts'
import { ConfirmedCommand } from '../../patterns/confirmed-command.tsx'

/** Marks an undeliverable mail as seen, after confirmation. */
export const MailSeeing = ({ actor }: { actor: ActorRefFrom<typeof mailSeeingMachine> }) => (
  <ConfirmedCommand
    actor={actor}
    title="Retirer l’e-mail de la liste"
    confirm="Retirer de la liste"
    consequence={({ subject, person, recipient }) =>
      `L’e-mail « ${subject} », à ${person?.name ?? recipient}, ne sera plus sur la liste de personne dans l’équipe, et ne partira pas. Prévenez d’abord la personne autrement.`
    }
    busyLabel="Enregistrement…"
    failed="L’e-mail est resté sur la liste."
  />
)
