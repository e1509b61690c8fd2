import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../../contract/limits.ts'
import type { weeklyDigestMachine } from '../../../../machines/users/todo/weekly-digest.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { RepeatableCommand } from '../../patterns/repeatable-command.tsx'

type Props = {
  actor: ActorRefFrom<typeof weeklyDigestMachine>
  /** Whether the person receives the digest, as read from the server. */
  isWanted: boolean
}

/** The switch of the weekly digest. */
export function WeeklyDigest({ actor, isWanted }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const isBusy = state.hasTag('busy')
  const { kept, sent } = state.context
  const asked = isBusy ? sent : kept
  const wanted = asked ? asked.body.wanted === true : isWanted
  return (
    <div className="grid gap-2">
      <Checkbox
        label={`Recevoir chaque lundi à ${limits.digestHour} h ce qui attend`}
        hint={
          isBusy
            ? 'Enregistrement…'
            : 'Un e-mail avec des nombres et des liens, sans aucun nom. Rien ne part quand rien n’attend.'
        }
        disabled={!state.can({ type: 'call.requested', request: { body: { wanted: !wanted } } })}
        checked={wanted}
        onChange={(chosen) => actor.send({ type: 'call.requested', request: { body: { wanted: chosen } } })}
      />
      <RepeatableCommand actor={actor} failed="Votre choix n’a pas été enregistré." />
    </div>
  )
}
