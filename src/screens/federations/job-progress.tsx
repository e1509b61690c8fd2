import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { federationJobMachine } from '../../../machines/federations/federation-job.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Progress } from '../../ui/notices/progress.tsx'
import { Text } from '../../ui/text/text.tsx'
import { figure } from '../../words/words.ts'

type Props = {
  actor: ActorRefFrom<typeof federationJobMachine>
  /** The current work; and the counted unit, « adhérents ». */
  label: string
  unit: string
}

/** The progress of a federation’s job on the server. */
export function JobProgress({ actor, label, unit }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { progress, total } = state.context.job
  return (
    <div className="grid gap-4">
      <Progress
        label={label}
        {...(total !== null && {
          value: {
            done: progress,
            of: total,
            words: `${figure(progress)} sur ${figure(total)} ${unit}`,
          },
        })}
      />
      {state.matches('unanswered') ? (
        <Notice
          tone="warning"
          action={
            <Button onClick={() => actor.send({ type: 'progress.requested' })}>Demander maintenant</Button>
          }
        >
          Le serveur ne répond pas pour l’instant. Le travail continue ; on redemandera où il en est.
        </Notice>
      ) : null}
      <Text look="soft">
        Vous pouvez fermer cette fenêtre : le travail continue, et vous le retrouverez en la rouvrant.
      </Text>
    </div>
  )
}
