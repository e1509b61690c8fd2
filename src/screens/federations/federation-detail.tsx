import { useSelector } from '@xstate/react'
import { History as HistoryIcon } from 'lucide-react'
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
import { Figures, Gestures, MemberGestures } from './federation-gestures.tsx'
import { FederationForm } from './federation-form.tsx'
import { FederationInitialisation } from './federation-initialisation.tsx'
import { FederationState } from './federation-state.tsx'
import { RetrieverImport } from './retriever-import.tsx'
import { RetrieverList } from './retriever-list.tsx'

type Props = { actor: ActorRefFrom<typeof federationDetailMachine>; linksPeople?: boolean | undefined }

/** The page of one federation, a window over the list (spec §3 « Federation »). */
export function FederationDetail({ actor, linksPeople }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { federation, federationId, asked } = state.context
  const { retrieverList, federationForm, federationInitialisation, retrieverImport, history } = state.children
  const address = {
    [paths.federations]: String(federationId),
    edition: null,
    history: null,
    members: null,
    removed: null,
    import: null,
  }
  const isUnread = state.matches('loading') || state.matches('failed')
  const close = () => actor.send({ type: 'window.closed' })
  if (state.status === 'done') return null
  return (
    <Dialog
      size="large"
      address={isUnread && asked ? { ...address, [asked]: '1' } : address}
      title={federation?.name ?? 'Fédération'}
      badge={federation ? <FederationState federation={federation} /> : null}
      onClose={close}
      actions={
        <>
          {federation ? (
            <Button
              icon={HistoryIcon}
              locked={!state.can({ type: 'history.requested' })}
              onClick={() => actor.send({ type: 'history.requested' })}
            >
              Historique
            </Button>
          ) : null}
          <Button onClick={close}>Fermer</Button>
        </>
      }
    >
      <div className="grid gap-5">
        {state.hasTag('unread') ? <Skeleton label="Lecture de la fédération…" count={3} /> : null}
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
            figures={<Figures actor={actor} federation={federation} linksPeople={linksPeople} />}
            gestures={<Gestures actor={actor} federation={federation} />}
            members={<MemberGestures actor={actor} federation={federation} />}
          />
        ) : null}
      </div>
      {retrieverList ? (
        <RetrieverList
          actor={retrieverList}
          address={{
            ...address,
            [state.matches({ shown: 'listingRemoved' }) ? 'removed' : 'members']: '1',
          }}
        />
      ) : null}
      {federationForm ? (
        <FederationForm actor={federationForm} address={{ ...address, edition: '1' }} />
      ) : null}
      {federationInitialisation ? <FederationInitialisation actor={federationInitialisation} /> : null}
      {retrieverImport ? (
        <RetrieverImport actor={retrieverImport} address={{ ...address, import: '1' }} />
      ) : null}
      {history ? <History actor={history} address={{ ...address, history: '1' }} /> : null}
    </Dialog>
  )
}
