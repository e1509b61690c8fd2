import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import { EDIT } from '../../../contract/pages.ts'
import type { accountFormMachine } from '../../../machines/account/account-form.ts'
import { hasChanges } from '../../../machines/account/account-draft.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { LeaveGuard } from '../../ui/dialogs/leave-guard.tsx'
import { DiscardQuestion } from '../patterns/discard-question.tsx'
import { AccountFields } from './account-fields.tsx'

/** The modal « Modifier mes informations » (spec §2 « Account self form »). */
export function AccountForm({ actor }: { actor: ActorRefFrom<typeof accountFormMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const id = useId()
  const { kept, draft, unsaved } = state.context
  const isSaving = state.matches({ open: 'saving' })
  const close = () => actor.send({ type: 'form.closed' })
  if (!state.matches('open')) return null
  return (
    <Dialog
      title="Modifier mes informations"
      address={{ [EDIT]: '1' }}
      busy={isSaving}
      onClose={close}
      actions={
        <>
          <Button disabled={isSaving} onClick={close}>
            {state.matches({ open: { editing: 'unsaved' } }) ? 'Fermer' : 'Annuler'}
          </Button>
          <Button variant="primary" type="submit" form={id} busy={isSaving} busyLabel="Enregistrement…">
            {state.matches({ open: { editing: 'unsaved' } }) ? 'Réessayer' : 'Enregistrer'}
          </Button>
        </>
      }
    >
      <AccountFields actor={actor} id={id} />
      {hasChanges(kept, draft, unsaved) ? <LeaveGuard /> : null}
      {state.matches({ open: 'discarding' }) ? (
        <DiscardQuestion onAnswer={(answer) => actor.send(answer)} />
      ) : null}
    </Dialog>
  )
}
