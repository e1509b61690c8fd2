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
import { counted } from '../../words/words.ts'
import { FailureNotice } from '../patterns/failure-notice.tsx'
import { OverloadNotice } from '../patterns/overload-notice.tsx'

type Props = { actor: ActorRefFrom<typeof retrieverListMachine> }
type WindowProps = Props & Pick<DialogProps, 'address'>

const columns: Column<Retriever, never>[] = [
  { label: 'Nom', cell: ({ lastname, firstname }) => `${lastname} ${firstname}` },
  { label: 'NIT', cell: ({ nit }) => nit },
  { label: 'Commune', cell: ({ city }) => city ?? 'Inconnue' },
]

function Results({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { retrievers, total, page, lastPage, search } = state.context
  if (state.matches('failed'))
    return (
      <FailureNotice onRetry={() => actor.send({ type: 'list.retried' })}>
        Les adhérents n’ont pas pu être lus.
      </FailureNotice>
    )
  if (state.matches('empty'))
    return (
      <EmptyState drawing={<LostPath />}>
        {search ? 'Aucun résultat.' : 'Aucun adhérent n’a été importé.'}
      </EmptyState>
    )
  if (state.hasTag('unread')) return <Skeleton label="Lecture des adhérents…" count={4} />
  const isReading = state.hasTag('busy')
  const wait = state.matches('throttled') ? (
    <OverloadNotice
      secondsToWait={state.context.secondsToWait}
      onRetry={() => actor.send({ type: 'list.retried' })}
    >
      La liste attend un peu. Elle sera lue de nouveau
    </OverloadNotice>
  ) : null
  if (retrievers.length === 0) return wait
  return (
    <div className="grid gap-2">
      {wait}
      <p role="status" className="text-ink-soft tabular-nums">
        {isReading ? 'Lecture des adhérents…' : counted(total, 'adhérent', 'adhérents')}
      </p>
      <DataTable
        label="Adhérents"
        columns={columns}
        rows={retrievers}
        rowKey={({ id }) => id}
        busy={isReading}
      />
      <Pagination
        page={page}
        lastPage={lastPage}
        busy={!state.matches('filled')}
        onPage={(chosen) => actor.send({ type: 'page.chosen', page: chosen })}
      />
    </div>
  )
}

/** The imported members of a federation, in a window over its page. */
export function RetrieverList({ actor, address }: WindowProps) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { federation, typed } = state.context
  const close = () => actor.send({ type: 'window.closed' })
  if (state.status === 'done') return null
  return (
    <Dialog
      size="large"
      title="Adhérents importés"
      address={address}
      description={federation.name}
      onClose={close}
      actions={<Button onClick={close}>Fermer</Button>}
    >
      <div className="grid gap-4">
        <TextField
          label="Rechercher un adhérent"
          hint="Nom, prénom, NIT ou commune."
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
