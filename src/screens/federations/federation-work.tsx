import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { FederationJob } from '../../../contract/federations/federation-jobs.ts'
import type { federationInitialisationMachine } from '../../../machines/federations/federation-initialisation.ts'
import type { retrieverImportMachine } from '../../../machines/federations/retriever-import.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import type { WindowAddress } from '../../ui/dialogs/window-entry.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { Progress } from '../../ui/notices/progress.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { JobProgress } from './job-progress.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'

/** The dialog before the job starts: its content, its buttons, and what closing does. */
export type Preparation = { content: ReactNode; actions: ReactNode; onClose: () => void }

type Props = {
  actor: ActorRefFrom<typeof federationInitialisationMachine> | ActorRefFrom<typeof retrieverImportMachine>
  title: string
  address?: WindowAddress | undefined
  /** The texts while the job starts and runs, and the counted unit. */
  words: { starting: string; running: string; unit: string; broken: string }
  preparation: Preparation | null
  /** The result. */
  report: (job: FederationJob) => ReactNode
}

/** The dialog of a background job of the server (spec §9: up to 30 seconds). */
export function FederationWork({ actor, title, address, words, preparation, report }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { federation, job, reason } = state.context
  const { federationJob } = state.children
  const close = () => actor.send({ type: 'work.closed' })
  const again = { label: 'Réessayer', type: 'work.retried' } as const
  const resume = { label: 'Voir où en est la fédération', type: 'work.resumed' } as const
  const offered = [again, resume].find(({ type }) => state.can({ type }))
  if (state.status === 'done') return null
  return (
    <Dialog
      title={title}
      address={address}
      description={federation.name}
      busy={state.matches('starting')}
      onClose={preparation?.onClose ?? close}
      actions={
        preparation?.actions ?? (
          <>
            <Button disabled={state.matches('starting')} onClick={close}>
              Fermer
            </Button>
            {offered ? (
              <Button variant="primary" onClick={() => actor.send({ type: offered.type })}>
                {offered.label}
              </Button>
            ) : null}
          </>
        )
      }
    >
      {preparation?.content}
      {state.matches('lookingForWork') ? (
        <Skeleton label="Lecture de l’état de la fédération…" count={2} look="line" />
      ) : null}
      {state.matches('unread') ? (
        <FailureNotice>L’état de la fédération n’a pas pu être lu.</FailureNotice>
      ) : null}
      {state.matches('starting') ? <Progress label={words.starting} /> : null}
      {state.matches('unstarted') ? (
        <FailureNotice end=" : rien ne sera fait deux fois.">La demande n’a pas abouti.</FailureNotice>
      ) : null}
      {state.matches('refused') ? <Notice tone="warning">{reason}</Notice> : null}
      {federationJob ? <JobProgress actor={federationJob} label={words.running} unit={words.unit} /> : null}
      {state.matches('broken') ? <Notice tone="danger">{words.broken}</Notice> : null}
      {state.matches('done') && job ? report(job) : null}
    </Dialog>
  )
}
