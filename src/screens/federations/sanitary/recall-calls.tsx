import type { ActorRefFrom } from 'xstate'
import type { recallReachedMachine } from '../../../../machines/federations/sanitary/recall-reached.ts'
import type { recallUnreachableMachine } from '../../../../machines/federations/sanitary/recall-unreachable.ts'
import { ConfirmedCommand } from '../../patterns/confirmed-command.tsx'

const failed = 'L’appel n’a pas pu être noté.'

/** Records that a person was reached by telephone. */
export const RecallReached = ({ actor }: { actor: ActorRefFrom<typeof recallReachedMachine> }) => (
  <ConfirmedCommand
    actor={actor}
    title="Personne jointe"
    confirm="Noter : jointe"
    consequence={({ name }) =>
      `${name ?? 'Cette personne'} sait qu’il ne faut pas manger ce gibier, et de garder ce qu’il en reste. Votre nom et l’heure sont gardés avec l’appel.`
    }
    busyLabel="Enregistrement…"
    failed={failed}
  />
)

/** Records that a person could not be reached. */
export const RecallUnreachable = ({ actor }: { actor: ActorRefFrom<typeof recallUnreachableMachine> }) => (
  <ConfirmedCommand
    actor={actor}
    title="Personne pas jointe"
    confirm="Noter : pas jointe"
    consequence={({ name }) =>
      `${name ?? 'Cette personne'} ne sera plus à appeler. Elle peut encore confirmer elle-même, et vous pourrez noter plus tard que vous l’avez jointe.`
    }
    busyLabel="Enregistrement…"
    failed={failed}
    danger
  />
)
