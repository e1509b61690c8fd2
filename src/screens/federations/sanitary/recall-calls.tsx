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
      `${name ?? 'Cette personne'} sait qu’il ne faut pas manger ce gibier, et qu’il faut garder ce qu’il en reste. Votre nom et l’heure sont gardés avec l’appel.`
    }
    busyLabel="Enregistrement…"
    failed={failed}
  />
)

/** Records a call without answer. */
export const RecallUnreachable = ({ actor }: { actor: ActorRefFrom<typeof recallUnreachableMachine> }) => (
  <ConfirmedCommand
    actor={actor}
    title="Appel sans réponse"
    confirm="Noter l’appel"
    consequence={({ name }) =>
      `${name ?? 'Cette personne'} reste à appeler, et en tête de la liste. L’appel est compté, avec votre nom et l’heure.`
    }
    busyLabel="Enregistrement…"
    failed={failed}
  />
)
