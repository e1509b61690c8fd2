import type { ReactNode } from 'react'
import type { ConfirmationEvent } from '../../../machines/patterns/confirmation.ts'
import type { FieldErrors } from '../../../machines/patterns/field-errors.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { LeaveGuard } from '../../ui/dialogs/leave-guard.tsx'
import type { WindowAddress } from '../../ui/dialogs/window-entry.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { DiscardQuestion } from './discard-question.tsx'
import { FailureNotice } from './failure-notice.tsx'

type Props = {
  title: string
  /** The id of the fields' form, so that the footer button and Enter in a field both save. */
  id: string
  /** The URL state while the form is open, if its page can open it by URL. */
  address?: WindowAddress | undefined
  /** The label of the footer button. */
  submit?: string
  isSaving: boolean
  /** Its label while saving. */
  busyLabel?: string
  /** Whether leaving the page would lose an entry. */
  hasChanges: boolean
  /** Replaces the fields while there is nothing to fill in. */
  instead?: ReactNode
  /** The buttons then; by default the one that closes. */
  insteadActions?: ReactNode
  /** Whether the confirmation before discarding is open, and what its answers do. */
  isDiscarding: boolean
  onAnswer: (event: ConfirmationEvent) => void
  onClose: () => void
  children: ReactNode
}

/** The dialog of a form: its fields, and the buttons that close or save it. */
export function EntryForm(props: Props) {
  const {
    title,
    id,
    address,
    submit = 'Enregistrer',
    isSaving,
    busyLabel = 'Enregistrement…',
    hasChanges,
    instead,
    isDiscarding,
    onAnswer,
    onClose,
    insteadActions = <Button onClick={onClose}>Fermer</Button>,
    children,
  } = props
  return (
    <Dialog
      title={title}
      address={address}
      busy={isSaving}
      onClose={onClose}
      actions={
        instead ? (
          insteadActions
        ) : (
          <>
            <Button disabled={isSaving} onClick={onClose}>
              Annuler
            </Button>
            <Button variant="primary" busy={isSaving} busyLabel={busyLabel} type="submit" form={id}>
              {submit}
            </Button>
          </>
        )
      }
    >
      {instead ?? (
        <fieldset disabled={isSaving} className="contents">
          {children}
        </fieldset>
      )}
      {hasChanges && !instead ? <LeaveGuard /> : null}
      {isDiscarding ? <DiscardQuestion onAnswer={onAnswer} /> : null}
    </Dialog>
  )
}

/** The part of a form’s snapshot that its errors depend on. */
type ErrorState = {
  context: { errors: FieldErrors }
  matches: (value: { editing: 'failed' | 'incomplete' | 'refused' }) => boolean
}

/** The errors of a form, above its fields. `shown`: the fields that show their own errors. */
export function EntryTrouble({ state, title, shown }: { state: ErrorState; title: string; shown: string[] }) {
  if (state.matches({ editing: 'failed' }))
    return <FailureNotice>L’enregistrement n’a pas abouti. Votre saisie est encore à l’écran :</FailureNotice>
  if (!state.matches({ editing: 'incomplete' }) && !state.matches({ editing: 'refused' })) return null
  // Those that were shown have all been changed since.
  if (Object.keys(state.context.errors).length === 0) return null
  const others = Object.entries(state.context.errors).filter(([field]) => !shown.includes(field))
  return (
    <Notice tone="danger" title={title}>
      {others.length > 0
        ? [...new Set(others.flatMap(([, messages]) => messages))].join(' ')
        : 'Corrigez ce qui est signalé ci-dessous.'}
    </Notice>
  )
}
