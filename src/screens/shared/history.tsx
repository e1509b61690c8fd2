import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import type { historyMachine } from '../../../machines/shared/history.ts'
import { auditEntryText } from '../../words/audit-entries.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog, type DialogProps } from '../../ui/dialogs/dialog.tsx'
import { EmptyClearing } from '../../ui/pictures/drawings.tsx'
import { EmptyState } from '../../ui/lists/empty-state.tsx'
import { Pagination } from '../../ui/lists/pagination.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Text } from '../../ui/text/text.tsx'
import { fr } from '../../ui/text/typography.ts'
import { FailureNotice } from '../patterns/failure-notice.tsx'

type Props = { actor: ActorRefFrom<typeof historyMachine> }
type WindowProps = Props & Pick<DialogProps, 'address'>

function Acts({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { acts, page, lastPage, isPartial } = state.context
  if (state.matches('failed'))
    return (
      <FailureNotice onRetry={() => actor.send({ type: 'reading.retried' })}>
        L’historique n’a pas pu être lu.
      </FailureNotice>
    )
  if (state.matches('loading')) return <Skeleton label="Lecture de l’historique…" count={4} look="line" />
  if (acts.length === 0) return <EmptyState drawing={<EmptyClearing />}>Rien n’a encore été noté.</EmptyState>
  return (
    <div className="grid gap-4">
      <ol aria-label="Historique" className="divide-y divide-line">
        {acts.map((act) => (
          <li key={act.id} className="py-2.5 text-pretty tabular-nums">
            {fr(auditEntryText(act))}
          </li>
        ))}
      </ol>
      {isPartial ? (
        <Text look="soft">
          {`Plus de ${limits.countedActs.toLocaleString('fr')} actes : les pages sont numérotées jusque-là, la dernière montre les plus anciens.`}
        </Text>
      ) : null}
      <Pagination
        page={page}
        lastPage={lastPage}
        onPage={(chosen) => actor.send({ type: 'page.chosen', page: chosen })}
      />
    </div>
  )
}

/** The audit log of a user, a federation or a role, latest first. */
export function History({ actor, address }: WindowProps) {
  const { name } = useSelector(actor, ({ context }) => context.subject)
  const isClosed = useSelector(actor, ({ status }) => status === 'done')
  const close = () => actor.send({ type: 'window.closed' })
  if (isClosed) return null
  return (
    <Dialog
      title={`Historique – ${name}`}
      address={address}
      onClose={close}
      actions={<Button onClick={close}>Fermer</Button>}
    >
      <Acts actor={actor} />
    </Dialog>
  )
}
