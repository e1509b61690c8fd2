import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { type AccountPart, partsOf } from '../../../machines/account/account-draft.ts'
import type { accountFormMachine } from '../../../machines/account/account-form.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { AccountProgress } from './account-progress.tsx'
import { UnsavedParts } from '../patterns/unsaved-parts.tsx'

const words: Record<AccountPart, { saved: string; failed: string }> = {
  account: {
    saved: 'Votre nom, votre téléphone et votre commune sont enregistrés.',
    failed: 'Votre nom, votre téléphone et votre commune n’ont pas été enregistrés.',
  },
  giver: { saved: 'Votre NIT est enregistré.', failed: 'Votre NIT n’a pas été enregistré.' },
  receiver: {
    saved: 'Votre réponse, chasseur ou non, est enregistrée.',
    failed: 'Votre réponse, chasseur ou non, n’a pas été enregistrée.',
  },
}

/** The outcome of a submission, or the errors that prevented it. */
export function AccountTrouble({ actor }: { actor: ActorRefFrom<typeof accountFormMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { unsaved, errors, user } = state.context
  const { accountSaving } = state.children
  if (accountSaving) return <AccountProgress actor={accountSaving} />
  if (state.matches({ open: { editing: 'incomplete' } }))
    return <Notice tone="danger">Corrigez ce qui est signalé ci-dessous.</Notice>
  if (!state.matches({ open: { editing: 'unsaved' } })) return null
  const parts = partsOf(user).map((part) => words[part][unsaved.includes(part) ? 'failed' : 'saved'])
  return <UnsavedParts parts={parts} errors={errors} />
}
