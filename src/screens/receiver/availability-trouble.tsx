import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { availabilitiesMachine } from '../../../machines/receiver/availabilities.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'

/** The outcome of the last save, with errors that belong to no field. */
export function AvailabilityTrouble({ actor }: { actor: ActorRefFrom<typeof availabilitiesMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { errors, rows } = state.context
  if (state.matches({ editing: 'merged' }))
    return <Notice tone="info">Des périodes se chevauchaient ou se suivaient : elles ont été réunies.</Notice>
  if (state.matches({ editing: 'failed' }))
    return (
      <FailureNotice>
        Vos disponibilités n’ont pas été enregistrées. Votre saisie est encore à l’écran :
      </FailureNotice>
    )
  if (!state.matches({ editing: 'incomplete' }) && !state.matches({ editing: 'refused' })) return null
  const shown = rows.flatMap((_, index) => [`started_at_dates.${index}`, `ended_at_dates.${index}`])
  const others = Object.entries(errors).filter(([field]) => !shown.includes(field))
  return (
    <Notice tone="danger" title="Ces disponibilités ne peuvent pas être enregistrées ainsi.">
      {others.length > 0
        ? [...new Set(others.flatMap(([, messages]) => messages))].join(' ')
        : 'Corrigez ce qui est signalé ci-dessus.'}
    </Notice>
  )
}
