import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { nothingWaits, type Todo } from '../../../../contract/users/todo.ts'
import type { todoMachine } from '../../../../machines/users/todo/todo.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/lists/empty-state.tsx'
import { Heading } from '../../../ui/page/heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { EmptyClearing } from '../../../ui/pictures/drawings.tsx'
import { FailureNotice } from '../../patterns/failure-notice.tsx'
import {
  AbsenceRow,
  AccountRow,
  CorrectionRow,
  DeletionRow,
  HuntRow,
  MailRow,
  RecallRow,
  TodoPart,
} from './todo-parts.tsx'
import { RefreshButton } from '../../patterns/refresh-button.tsx'

type Props = {
  actor: ActorRefFrom<typeof todoMachine>
  /** The switch of the weekly digest, at the end of the page; absent if the person may not change it. */
  children?: ((isWanted: boolean) => ReactNode) | undefined
}

/** The parts with pending work: a recall, which is about health, comes first. */
const Parts = ({
  todo: { recalls, accounts, deletions, hunts, mails, corrections, absences },
}: {
  todo: Todo
}) => (
  <div className="grid gap-4">
    <TodoPart
      id="todo-recalls"
      title="Personnes à prévenir d’un rappel"
      part={recalls}
      to={paths.recalls}
      open="Ouvrir les rappels"
      row={(row) => <RecallRow row={row} />}
    />
    <TodoPart
      id="todo-accounts"
      title="Comptes à valider"
      part={accounts}
      to={paths.giverValidation}
      open="Ouvrir les comptes à valider"
      row={(row) => <AccountRow row={row} />}
    />
    <TodoPart
      id="todo-deletions"
      title="Demandes de suppression"
      part={deletions}
      to={paths.deletionRequests}
      open="Ouvrir les demandes"
      row={(row) => <DeletionRow row={row} />}
    />
    <TodoPart
      id="todo-hunts"
      title="Comptes rendus attendus"
      part={hunts}
      to={paths.overdueHunts}
      open="Ouvrir les comptes rendus attendus"
      row={(row) => <HuntRow row={row} />}
    />
    <TodoPart
      id="todo-mails"
      title="E-mails refusés"
      part={mails}
      to={paths.refusedMails}
      open="Ouvrir les e-mails refusés"
      row={(row) => <MailRow row={row} />}
    />
    <TodoPart
      id="todo-corrections"
      title="Corrections"
      part={corrections}
      to={paths.corrections}
      open="Ouvrir les corrections"
      row={(row) => <CorrectionRow row={row} />}
    />
    <TodoPart
      id="todo-absences"
      title="Absences contestées"
      part={absences}
      to={paths.absences}
      open="Ouvrir les absences"
      row={(row) => <AbsenceRow row={row} />}
    />
  </div>
)

/** The overview of pending work; the landing page of a federation's staff. */
export function TodoPage({ actor, children }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { todo } = state.context
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={1}>À faire</Heading>
        {state.matches('failed') ? null : (
          <RefreshButton
            busy={state.matches('loading')}
            onClick={() => actor.send({ type: 'list.outdated' })}
          />
        )}
      </div>
      {state.matches('failed') ? (
        <FailureNotice onRetry={() => actor.send({ type: 'list.retried' })}>
          Ce qui attend n’a pas pu être lu.
        </FailureNotice>
      ) : !todo ? (
        <Skeleton label="Lecture de ce qui attend…" count={4} />
      ) : nothingWaits(todo) ? (
        <EmptyState drawing={<EmptyClearing />}>Rien n’attend.</EmptyState>
      ) : (
        <Parts todo={todo} />
      )}
      {todo && children?.(todo.weekly_digest)}
    </div>
  )
}
