import { useSelector } from '@xstate/react'
import { Check, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../../contract/limits.ts'
import type { Absence } from '../../../../contract/users/absences.ts'
import { ofName } from '../../../../contract/words-in-french.ts'
import type {
  absenceLiftingMachine,
  absenceListMachine,
  absencesMachine,
  absenceUpholdingMachine,
} from '../../../../machines/users/todo/absences.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { Column } from '../../../ui/lists/table-columns.tsx'
import { counted, dayOf, momentInWords } from '../../../words/words.ts'
import { ConfirmedCommand } from '../../patterns/confirmed-command.tsx'
import { WorkList } from '../../patterns/work-list.tsx'

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

/** `withFederation`: for who sees all of them. */
const columnsFor = (withFederation: boolean): Column<Absence>[] => [
  { label: 'Particulier', cell: ({ receiver }) => receiver },
  { label: 'Notée par', cell: ({ giver }) => giver },
  ...(withFederation
    ? [{ label: 'Fédération', cell: ({ federation }: Absence) => federation ?? 'Aucune' }]
    : []),
  {
    label: 'Rendez-vous',
    cell: ({ hunt, meeting }) =>
      meeting
        ? `${momentInWords(meeting.starts_at)}, ${meeting.place}, ${meeting.city}`
        : `Chasse du ${dayOf(hunt.started_at)}, ${hunt.city}`,
  },
  {
    label: 'Ce que dit la personne',
    cell: ({ words, others }) => (
      <div className="grid gap-1">
        <p>{words ?? 'Sans un mot'}</p>
        <p className="text-ink-soft">
          {others > 0
            ? counted(others, 'autre absence notée', 'autres absences notées')
            : 'Aucune autre absence'}
        </p>
      </div>
    ),
  },
  {
    label: 'Contestée',
    cell: ({ contested_at }) => <span className="whitespace-nowrap tabular-nums">{dayOf(contested_at)}</span>,
  },
]

type ListProps = {
  actor: ActorRefFrom<typeof absenceListMachine>
  withFederation: boolean
  /** The buttons of a row. */
  actions: (absence: Absence) => ReactNode
}

/** The contested absences. */
export const AbsenceList = ({ actor, withFederation, actions }: ListProps) => (
  <WorkList
    actor={actor}
    title="Absences contestées"
    about="Deux absences à un rendez-vous en soixante jours font passer une personne après les autres pendant trente jours. Ce qu’elle conteste ne compte pas tant que vous n’avez pas décidé."
    one="absence contestée"
    many="absences contestées"
    reading="Lecture des absences…"
    failed="Les absences contestées n’ont pas pu être lues."
    empty="Aucune absence n’est contestée."
    label="Absences"
    columns={columnsFor(withFederation)}
    actions={actions}
  />
)

type Props = { actor: ActorRefFrom<typeof absencesMachine>; withFederation: boolean }

/** The contested absences, and the window over them, if any. `withFederation`: for who sees all of them. */
export function Absences({ actor, withFederation }: Props) {
  const { absenceList, absenceLifting, absenceUpholding } = useSelector(actor, ({ children }) => children)
  const answers = (subject: Absence) => {
    const called = `l’absence ${ofName(subject.receiver)}`
    return (
      <>
        <Button
          icon={Undo2}
          aria-label={`Annuler ${called}`}
          onClick={() => actor.send({ type: 'lifting.requested', subject })}
        >
          Annuler
        </Button>
        <Button
          icon={Check}
          aria-label={`Maintenir ${called}`}
          onClick={() => actor.send({ type: 'upholding.requested', subject })}
        >
          Maintenir
        </Button>
      </>
    )
  }
  return (
    <div className="grid gap-6">
      {absenceList ? (
        <AbsenceList actor={absenceList} withFederation={withFederation} actions={answers} />
      ) : null}
      {absenceLifting ? <AbsenceLifting actor={absenceLifting} /> : null}
      {absenceUpholding ? <AbsenceUpholding actor={absenceUpholding} /> : null}
    </div>
  )
}
