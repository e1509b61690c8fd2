import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../../contract/limits.ts'
import type {
  recallGivingUpMachine,
  recallLiftingMachine,
  recallReachedMachine,
  recallUnreachableMachine,
} from '../../../../machines/federations/sanitary/recalls.ts'
import { Text } from '../../../ui/text/text.tsx'
import { gameInWords } from '../../../words/recalls.ts'
import { capital, counted } from '../../../words/words.ts'
import { ConfirmedCommand } from '../../patterns/confirmed-command.tsx'
import { WordedCommand } from '../../patterns/worded-command.tsx'

const { max } = limits.recalls.reason
const notNoted = 'L’appel n’a pas pu être noté.'

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
    failed={notNoted}
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
    failed={notNoted}
  />
)

/** Gives up reaching a person affected by a recall, with the reason that staff reads. */
export const RecallGivingUp = ({ actor }: { actor: ActorRefFrom<typeof recallGivingUpMachine> }) => (
  <WordedCommand
    actor={actor}
    title="Renoncer à joindre"
    message={({ name }) => `Renoncer à joindre ${name ?? 'cette personne'} ?`}
    confirm="Renoncer"
    consequence={({ name, attempts }) => (
      <Text>
        {`${name ?? 'Cette personne'} ne sera plus à appeler, et compte comme pas jointe${attempts === 0 ? ' : aucun appel n’est noté' : ` après ${counted(attempts, 'appel sans réponse', 'appels sans réponse')}`}. Elle peut encore confirmer elle-même, et vous pourrez noter plus tard que vous l’avez jointe.`}
      </Text>
    )}
    label="Raison"
    hint="Quelques mots suffisent, pour votre équipe. Ils restent écrits sur le rappel."
    maxLength={max}
    busyLabel="Enregistrement…"
    failed="Cela n’a pas pu être noté."
    danger
  />
)

/** Lifts a recall after confirmation, with the reason sent to everybody who was notified. */
export const RecallLifting = ({ actor }: { actor: ActorRefFrom<typeof recallLiftingMachine> }) => (
  <WordedCommand
    actor={actor}
    title="Lever le rappel"
    message={() => 'Lever ce rappel ?'}
    confirm="Lever le rappel"
    consequence={({ game }) => (
      <>
        <Text>{`${capital(gameInWords(game))}.`}</Text>
        <Text>
          Levez-le seulement s’il a été ouvert par erreur, sur un mauvais bracelet par exemple. Un e-mail dit
          aussitôt à chaque personne prévenue que ce gibier peut être mangé ; il ne se reprend pas.
        </Text>
      </>
    )}
    label="Raison"
    hint="Quelques mots suffisent. Chaque personne prévenue les lit : ne nommez personne."
    maxLength={max}
    busyLabel="Enregistrement…"
    failed="Le rappel n’a pas pu être levé."
    danger
  />
)
