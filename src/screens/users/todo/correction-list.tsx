import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Correction } from '../../../../contract/users/corrections.ts'
import type { correctionListMachine } from '../../../../machines/users/todo/correction-list.ts'
import type { Column } from '../../../ui/lists/table-columns.tsx'
import { dayOf } from '../../../words/words.ts'
import { PagedTable } from '../../patterns/paged-list.tsx'
import { ChangeList } from '../../shared/change-list.tsx'

/** `withFederation`: for who sees all of them. */
const columnsFor = (withFederation: boolean): Column<Correction>[] => [
  {
    label: 'Responsable',
    cell: ({ giver, assistant }) => (assistant ? `${giver}, aidé par ${assistant}` : giver),
  },
  ...(withFederation
    ? [{ label: 'Fédération', cell: ({ federation }: Correction) => federation ?? 'Aucune' }]
    : []),
  {
    label: 'Chasse',
    cell: ({ hunt }) => `${dayOf(hunt.started_at)}, ${hunt.city}`,
  },
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

type Props = {
  actor: ActorRefFrom<typeof correctionListMachine>
  withFederation: boolean
  /** The buttons of a row. */
  actions: (correction: Correction) => ReactNode
}

/** The corrections of a page, a placeholder while loading, or a failure. */
export function CorrectionList({ actor, withFederation, actions }: Props) {
  return (
    <PagedTable
      actor={actor}
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
}
