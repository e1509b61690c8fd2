import { useSelector } from '@xstate/react'
import type { RepeatableActor } from '../../../machines/patterns/repeatable-command.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { waitInWords } from '../../words/wait-in-words.ts'
import { FailureNotice } from './failure-notice.tsx'

type Props<R, A> = {
  actor: RepeatableActor<R, A>
  /** What failed; followed by the advice to check the network. */
  failed: string
  /** Displayed on success; absent if nothing is displayed. */
  done?: string
}

/** The outcome of a command that can be repeated. */
export function RepeatableCommand<R, A>({ actor, failed, done }: Props<R, A>) {
  const state = useSelector(actor, (snapshot) => snapshot)
  if (state.matches('throttled'))
    return (
      <Notice tone="warning" title="Trop de demandes">
        {`Patientez ${waitInWords(state.context.secondsToWait)} avant de recommencer.`}
      </Notice>
    )
  if (state.matches({ open: 'failed' })) return <FailureNotice>{failed}</FailureNotice>
  if (state.matches({ open: 'done' }) && done) return <Notice tone="success">{done}</Notice>
  return null
}
