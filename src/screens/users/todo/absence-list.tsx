import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Absence } from '../../../../contract/users/absences.ts'
import type { absenceListMachine } from '../../../../machines/users/todo/absence-list.ts'
import type { Column } from '../../../ui/lists/table-columns.tsx'
import { counted, dayOf, momentInWords } from '../../../words/words.ts'
import { PagedTable } from '../../patterns/paged-list.tsx'

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

type Props = {
  actor: ActorRefFrom<typeof absenceListMachine>
  withFederation: boolean
  /** The buttons of a row. */
  actions: (absence: Absence) => ReactNode
}

/** The contested absences of a page, a placeholder while they load, or a failure. */
export function AbsenceList({ actor, withFederation, actions }: Props) {
  return (
    <PagedTable
      actor={actor}
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
}
