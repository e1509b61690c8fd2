import { useSelector } from '@xstate/react'
import { History as HistoryIcon, Users } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { federationDetailMachine } from '../../../machines/federations/federation-detail.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'
import { History } from '../shared/history.tsx'
import { FederationFacts } from './federation-facts.tsx'
import { FederationState } from './federation-state.tsx'
import { RetrieverList } from './retriever-list.tsx'

type Props = { actor: ActorRefFrom<typeof federationDetailMachine>; linksPeople?: boolean | undefined }

/** The page of one federation, a window over the list (spec §3 « Federation »). */
export function FederationDetail({ actor, linksPeople }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { federation, federationId, seesMembers } = state.context
  const { retrieverList, history } = state.children
  const close = () => actor.send({ type: 'window.closed' })
  if (state.status === 'done') return null
  return (
    <Dialog
      size="large"
      address={{ [paths.federations]: String(federationId) }}
      title={federation?.name ?? 'Fédération'}
      badge={federation ? <FederationState federation={federation} /> : null}
      onClose={close}
      actions={
        <>
          {federation ? (
            <Button icon={HistoryIcon} onClick={() => actor.send({ type: 'history.requested' })}>
              Historique
            </Button>
          ) : null}
          <Button onClick={close}>Fermer</Button>
        </>
      }
    >
      {state.matches('loading') ? <Skeleton label="Lecture de la fédération…" count={3} /> : null}
      {state.matches('failed') ? (
        <FailureNotice onRetry={() => actor.send({ type: 'reading.retried' })}>
          La fédération n’a pas pu être lue.
        </FailureNotice>
      ) : null}
      {state.matches('missing') ? (
        <Notice tone="warning">
          Cette fédération n’existe pas, ou n’est pas parmi celles que vous voyez.
        </Notice>
      ) : null}
      {federation ? (
        <FederationFacts
          federation={federation}
          linksPeople={linksPeople}
          members={
            seesMembers && federation.retriever_users_count > 0 ? (
              <p>
                <Button icon={Users} onClick={() => actor.send({ type: 'members.requested' })}>
                  Voir les adhérents
                </Button>
              </p>
            ) : null
          }
        />
      ) : null}
      {retrieverList ? <RetrieverList actor={retrieverList} /> : null}
      {history ? <History actor={history} /> : null}
    </Dialog>
  )
}
