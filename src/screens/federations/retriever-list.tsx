import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { Retriever } from '../../../contract/federations/retrievers.ts'
import { limits } from '../../../contract/limits.ts'
import type { retrieverListMachine } from '../../../machines/federations/retriever-list.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog, type DialogProps } from '../../ui/dialogs/dialog.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { EmptyState } from '../../ui/lists/empty-state.tsx'
import { Pagination } from '../../ui/lists/pagination.tsx'
import type { Column } from '../../ui/lists/table-columns.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { LostPath } from '../../ui/pictures/drawings.tsx'
import { Text } from '../../ui/text/text.tsx'
import { counted, fullName } from '../../words/words.ts'
import { FailureNotice } from '../patterns/failure-notice.tsx'

type Props = { actor: ActorRefFrom<typeof retrieverListMachine> }
type WindowProps = Props & Pick<DialogProps, 'address'>

const named: Column<Retriever, never>[] = [
  { label: 'Nom', cell: fullName },
  { label: 'NIT', cell: ({ nit }) => nit },
]
const columns: Column<Retriever, never>[] = [
  ...named,
  { label: 'Commune', cell: ({ city }) => city ?? 'Inconnue' },
]

const { removedMembers } = limits.retention
const kept = {
  title: 'Adhérents importés',
  hint: 'Nom, prénom, NIT ou commune.',
  none: 'Aucun adhérent n’a été importé.',
  label: 'Adhérents',
  columns,
}
/** Of members whom the last import removed no commune is kept. */
const removedOnes = {
  title: 'Adhérents retirés',
  hint: 'Nom, prénom ou NIT.',
  none: `Le dernier import n’a retiré aucun adhérent, ou c’était il y a plus de ${removedMembers} mois.`,
  label: 'Adhérents retirés',
  columns: named,
}

function Results({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { retrievers, total, page, lastPage, search, removed } = state.context
  const { none, label, columns } = removed ? removedOnes : kept
  if (state.matches('failed'))
    return (
      <FailureNotice onRetry={() => actor.send({ type: 'list.retried' })}>
        Les adhérents n’ont pas pu être lus.
      </FailureNotice>
    )
  if (state.matches('empty'))
    return <EmptyState drawing={<LostPath />}>{search ? 'Aucun résultat.' : none}</EmptyState>
  if (state.hasTag('unread')) return <Skeleton label="Lecture des adhérents…" count={4} />
  const isReading = state.hasTag('busy')
  return (
    <div className="grid gap-2">
      <p role="status" className="text-ink-soft tabular-nums">
        {isReading ? 'Lecture des adhérents…' : counted(total, 'adhérent', 'adhérents')}
      </p>
      <DataTable label={label} columns={columns} rows={retrievers} rowKey={({ id }) => id} busy={isReading} />
      <Pagination
        page={page}
        lastPage={lastPage}
        busy={!state.matches('filled')}
        onPage={(chosen) => actor.send({ type: 'page.chosen', page: chosen })}
      />
    </div>
  )
}

/** The imported members of a federation, or those whom its last import removed, in a window over its page. */
export function RetrieverList({ actor, address }: WindowProps) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { federation, typed, removed } = state.context
  const { title, hint } = removed ? removedOnes : kept
  const close = () => actor.send({ type: 'window.closed' })
  if (state.status === 'done') return null
  return (
    <Dialog
      size="large"
      title={title}
      address={address}
      description={federation.name}
      onClose={close}
      actions={<Button onClick={close}>Fermer</Button>}
    >
      <div className="grid gap-4">
        {removed ? (
          <Text look="soft">
            {`Ils étaient dans votre base et ne sont pas dans le dernier fichier importé. Leurs noms sont gardés jusqu’au prochain import, ${removedMembers} mois au plus.`}
          </Text>
        ) : null}
        <TextField
          label="Rechercher un adhérent"
          hint={hint}
          type="search"
          maxLength={limits.search}
          value={typed}
          onChange={(value) => actor.send({ type: 'search.typed', value })}
        />
        <Results actor={actor} />
      </div>
    </Dialog>
  )
}
