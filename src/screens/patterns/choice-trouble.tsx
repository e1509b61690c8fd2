import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { confirmedChoice } from '../../../machines/patterns/confirmed-choice.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { waitInWords } from '../../words/wait-in-words.ts'
import { FailureNotice } from './failure-notice.tsx'

/** Why a choice was not saved; empty if it was. */
export function ChoiceTrouble<V>({
  actor,
}: {
  actor: ActorRefFrom<ReturnType<typeof confirmedChoice<V, Endpoint>>>
}) {
  const state = useSelector(actor, (snapshot) => snapshot)
  if (state.matches({ open: 'refused' })) return <Notice tone="warning">{state.context.reason}</Notice>
  if (state.matches('throttled'))
    return (
      <Notice tone="warning" title="Trop de demandes">
        {`Patientez ${waitInWords(state.context.secondsToWait)} avant de recommencer.`}
      </Notice>
    )
  if (state.matches({ open: 'failed' }))
    return <FailureNotice>Votre choix n’a pas été enregistré.</FailureNotice>
  return null
}
