import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Sample } from '../../../../contract/federations/samples.ts'
import type { sampleListMachine } from '../../../../machines/federations/sanitary/sample-list.ts'
import type { Column } from '../../../ui/lists/table-columns.tsx'
import { Badge } from '../../../ui/notices/badge.tsx'
import { sampleDays, sampleNamed, sampleStates, sampleTones } from '../../../words/sanitary.ts'
import { PagedTable } from '../../patterns/paged-list.tsx'

/** A tag, which is not broken over two lines. */
const inOneLine = (tag: string) => tag.replaceAll(' ', '\u00a0')

const columns: Column<Sample>[] = [
  { label: 'Référence', cell: (sample) => sampleNamed(sample) },
  {
    label: 'Résultat',
    cell: ({ state, reason }) => (
      <div className="grid gap-1">
        <Badge tone={sampleTones[state]}>{sampleStates[state]}</Badge>
        {reason === null ? null : <p className="text-ink-soft">{`Positif écarté : ${reason}`}</p>}
      </div>
    ),
  },
  { label: 'Bracelets', cell: ({ tags }) => tags.map(inOneLine).join(', ') },
  { label: 'Responsables', cell: ({ givers }) => givers.join(', ') || 'Aucun' },
  {
    label: 'Jours',
    cell: sampleDays,
  },
]

type Props = {
  actor: ActorRefFrom<typeof sampleListMachine>
  /** The buttons of a row. */
  actions: (sample: Sample) => ReactNode
}

/** The samples of a page, a placeholder while loading, or a failure. */
export function SampleList({ actor, actions }: Props) {
  return (
    <PagedTable
      actor={actor}
      one="prélèvement"
      many="prélèvements"
      reading="Lecture des prélèvements…"
      failed="Les prélèvements n’ont pas pu être lus."
      empty="Aucun prélèvement n’est noté."
      label="Prélèvements"
      columns={columns}
      actions={actions}
    />
  )
}
