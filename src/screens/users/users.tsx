import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import type { userChoicesMachine } from '../../../machines/users/user-choices.ts'
import type { userWindowsMachine } from '../../../machines/users/user-windows.ts'
import { askedOf } from '../../../machines/users/users-export.ts'
import type { usersMachine } from '../../../machines/users/users.ts'
import { LostPath } from '../../ui/pictures/drawings.tsx'
import { EmptyState } from '../../ui/lists/empty-state.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { lazyPart, WindowPart } from '../../ui/page/lazy-part.tsx'
import { NativeSelect } from '../../ui/fields/native-select.tsx'
import { Pagination } from '../../ui/lists/pagination.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { counted } from '../../words/words.ts'
import { UserAddition } from './user-controls.tsx'
import { UserFilters } from './user-filters.tsx'
import { UsersExport } from './users-export.tsx'
import { UsersTable } from './users-table.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'

const UserWindows = lazyPart(async () => (await import('./user-windows.tsx')).UserWindows)

/** `choices`: the roles and federations of the filters; without them, only the status can be filtered. */
type Props = {
  actor: ActorRefFrom<typeof usersMachine>
  choices?: ActorRefFrom<typeof userChoicesMachine> | undefined
}
type Windows = ActorRefFrom<typeof userWindowsMachine>

const sizes = limits.pageSizes.map((size) => ({ value: String(size), label: String(size) }))

/** The users list (spec §2 « Users list ») and the window over it, if any. */
export function Users({ actor, choices }: Props) {
  const windows = useSelector(actor, (snapshot) => snapshot.children.userWindows)
  return windows ? <Opened actor={actor} choices={choices} windows={windows} /> : null
}

function Opened({ actor, choices, windows }: Props & { windows: Windows }) {
  const isWindowOpen = useSelector(windows, (snapshot) => !snapshot.matches('closed'))
  const typed = useSelector(actor, (snapshot) => snapshot.context.typed)
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={1}>Utilisateurs</Heading>
        <UserAddition windows={windows} />
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-[min(15rem,100%)] flex-1">
          <TextField
            label="Rechercher un utilisateur"
            hint="Nom, e-mail, téléphone, NIT, commune ou code de fédération, comme FDC18."
            type="search"
            maxLength={limits.search}
            value={typed}
            onChange={(value) => actor.send({ type: 'search.typed', value })}
          />
        </div>
        <UserFilters actor={actor} choices={choices} />
      </div>
      <section aria-label="Liste des utilisateurs">
        <Results actor={actor} windows={windows} />
      </section>
      {isWindowOpen ? (
        <WindowPart isAsked>
          <UserWindows actor={windows} />
        </WindowPart>
      ) : null}
    </div>
  )
}

/** The users of the page, a placeholder while loading, or a failure. */
function Results({ actor, windows }: Props & { windows: Windows }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { total, lastPage, query } = state.context
  const { usersExport } = state.children
  if (state.matches('failed'))
    return (
      <FailureNotice onRetry={() => actor.send({ type: 'list.retried' })}>
        Les utilisateurs n’ont pas pu être lus.
      </FailureNotice>
    )
  if (state.matches('empty')) return <EmptyState drawing={<LostPath />}>Aucun résultat.</EmptyState>
  if (state.hasTag('unread')) return <Skeleton label="Lecture des utilisateurs…" count={4} />
  return (
    <div className="grid gap-2">
      <p role="status" className="text-ink-soft tabular-nums">
        {state.hasTag('busy') ? 'Lecture des utilisateurs…' : counted(total, 'utilisateur', 'utilisateurs')}
      </p>
      <UsersTable actor={actor} windows={windows} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <Pagination
          page={query.page}
          lastPage={lastPage}
          onPage={(page) => actor.send({ type: 'page.chosen', page })}
        />
        <div className="ml-auto w-36">
          <NativeSelect
            label="Lignes par page"
            value={String(query.perPage)}
            options={sizes}
            onChange={(value) => actor.send({ type: 'perPage.chosen', perPage: Number(value) })}
          />
        </div>
      </div>
      {usersExport ? <UsersExport actor={usersExport} asked={askedOf(query)} total={total} /> : null}
    </div>
  )
}
