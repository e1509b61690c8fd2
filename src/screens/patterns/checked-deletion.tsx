import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { checkedDeletion } from '../../../machines/patterns/checked-deletion.ts'
import type { Subject } from '../../../machines/patterns/confirmed-command.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { ConfirmedCommand } from './confirmed-command.tsx'
import { FailureNotice } from './failure-notice.tsx'

type Props<S extends Subject> = Omit<
  ComponentProps<typeof ConfirmedCommand<S>>,
  'actor' | 'confirm' | 'danger'
> & {
  actor: ActorRefFrom<ReturnType<typeof checkedDeletion<S>>>
  /** French reasons why the deletion is impossible, by code of the pre-check. */
  reasons: Readonly<Record<string, string>>
}

/** A deletion that is checked, then confirmed (spec §8 « Deletion refused by a pre-check »). */
export function CheckedDeletion<S extends Subject>({ actor, reasons, ...command }: Props<S>) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const close = () => actor.send({ type: 'command.closed' })
  if (state.status === 'done') return null
  if (!state.matches('checking') && !state.matches('unchecked') && !state.matches('impossible'))
    return <ConfirmedCommand {...command} actor={actor} confirm="Supprimer" danger />
  return (
    <Dialog
      size="small"
      title={command.title}
      onClose={close}
      actions={
        state.matches('unchecked') ? (
          <>
            <Button onClick={close}>Annuler</Button>
            <Button variant="primary" onClick={() => actor.send({ type: 'command.retried' })}>
              Réessayer
            </Button>
          </>
        ) : (
          <Button onClick={close}>{state.matches('checking') ? 'Annuler' : 'Fermer'}</Button>
        )
      }
    >
      {state.matches('checking') ? (
        <div role="status">
          <Text look="soft">Vérification…</Text>
        </div>
      ) : null}
      {state.matches('unchecked') ? <FailureNotice>La vérification n’a pas abouti.</FailureNotice> : null}
      {state.matches('impossible') ? (
        <Notice tone="warning" title="Suppression impossible.">
          {reasons[state.context.obstacle]}
        </Notice>
      ) : null}
    </Dialog>
  )
}
