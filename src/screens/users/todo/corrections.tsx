import { useSelector } from '@xstate/react'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../../contract/limits.ts'
import type { Correction } from '../../../../contract/users/corrections.ts'
import { ofName } from '../../../../contract/words-in-french.ts'
import type {
  correctionAcceptanceMachine,
  correctionListMachine,
  correctionRefusalMachine,
  correctionsMachine,
} from '../../../../machines/users/todo/corrections.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { Column } from '../../../ui/lists/table-columns.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { dayOf, huntCalled } from '../../../words/words.ts'
import { ConfirmedCommand } from '../../patterns/confirmed-command.tsx'
import { WordedCommand } from '../../patterns/worded-command.tsx'
import { WorkList } from '../../patterns/work-list.tsx'
import { ChangeList } from '../../shared/change-list.tsx'

const huntOf = ({ hunt }: Correction) => huntCalled(hunt.started_at, hunt.city)

type AcceptanceProps = { actor: ActorRefFrom<typeof correctionAcceptanceMachine> }

/** Accepts a correction, after confirmation. */
export const CorrectionAcceptance = ({ actor }: AcceptanceProps) => (
  <ConfirmedCommand
    actor={actor}
    title="Accepter la correction"
    confirm="Accepter"
    consequence={(correction) =>
      `Le compte rendu de ${huntOf(correction)} dira ce que demande ${correction.giver}, et les statistiques le suivront. Les versions d’avant sont gardées. Un e-mail préviendra le responsable.`
    }
    busyLabel="Enregistrement…"
    failed="L’acceptation n’a pas abouti."
  />
)

/** Refuses a correction after confirmation, with a reason for the giver. */
export const CorrectionRefusal = ({ actor }: { actor: ActorRefFrom<typeof correctionRefusalMachine> }) => (
  <WordedCommand
    actor={actor}
    title="Refuser la correction"
    confirm="Refuser"
    consequence={(correction) => (
      <Text>
        {`Le compte rendu de ${huntOf(correction)} restera comme il est. ${correction.giver} lira votre raison dans un e-mail et sur sa page, et pourra demander une autre correction.`}
      </Text>
    )}
    label="Raison, pour le responsable"
    hint={`${limits.correction.reason.min} caractères au moins.`}
    maxLength={limits.refusal}
    busyLabel="Enregistrement…"
    failed="Le refus n’a pas abouti."
    danger
  />
)

/** `withFederation`: for who sees all of them. */
const columnsFor = (withFederation: boolean): Column<Correction>[] => [
  {
    label: 'Responsable',
    cell: ({ giver, assistant }) => (assistant ? `${giver}, aidé par ${assistant}` : giver),
  },
  ...(withFederation
    ? [{ label: 'Fédération', cell: ({ federation }: Correction) => federation ?? 'Aucune' }]
    : []),
  { label: 'Chasse', cell: ({ hunt }) => `${dayOf(hunt.started_at)}, ${hunt.city}` },
  {
    label: 'Différence et raison',
    long: true,
    cell: ({ changes, reason }) => (
      <div className="grid gap-1">
        <ChangeList changes={changes} />
        <p className="text-ink-soft">{reason ?? 'Raison effacée'}</p>
      </div>
    ),
  },
  {
    label: 'Demande',
    cell: ({ asked_at }) => <span className="whitespace-nowrap tabular-nums">{dayOf(asked_at)}</span>,
  },
]

type ListProps = {
  actor: ActorRefFrom<typeof correctionListMachine>
  withFederation: boolean
  /** The buttons of a row. */
  actions: (correction: Correction) => ReactNode
}

/** The pending corrections. */
export const CorrectionList = ({ actor, withFederation, actions }: ListProps) => (
  <WorkList
    actor={actor}
    title="Corrections"
    about="Sept jours après son compte rendu, un responsable de territoire ne le corrige plus seul : il vous le demande ici, en disant pourquoi."
    one="correction"
    many="corrections"
    reading="Lecture des corrections…"
    failed="Les corrections n’ont pas pu être lues."
    empty="Aucune correction n’est demandée."
    label="Corrections"
    columns={columnsFor(withFederation)}
    actions={actions}
  />
)

type Props = { actor: ActorRefFrom<typeof correctionsMachine>; withFederation: boolean }

/** The pending corrections, and the window over them, if any. `withFederation`: for who sees all of them. */
export function Corrections({ actor, withFederation }: Props) {
  const { correctionList, correctionAcceptance, correctionRefusal } = useSelector(
    actor,
    ({ children }) => children,
  )
  const answers = (subject: Correction) => {
    const called = `la correction ${ofName(subject.giver)}`
    return (
      <>
        <Button
          icon={Check}
          aria-label={`Accepter ${called}`}
          onClick={() => actor.send({ type: 'acceptance.requested', subject })}
        >
          Accepter
        </Button>
        <Button
          variant="danger"
          icon={X}
          aria-label={`Refuser ${called}`}
          onClick={() => actor.send({ type: 'refusal.requested', subject })}
        >
          Refuser
        </Button>
      </>
    )
  }
  return (
    <div className="grid gap-6">
      {correctionList ? (
        <CorrectionList actor={correctionList} withFederation={withFederation} actions={answers} />
      ) : null}
      {correctionAcceptance ? <CorrectionAcceptance actor={correctionAcceptance} /> : null}
      {correctionRefusal ? <CorrectionRefusal actor={correctionRefusal} /> : null}
    </div>
  )
}
