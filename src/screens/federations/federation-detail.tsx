import { useSelector } from '@xstate/react'
import { History as HistoryIcon, Users, UserX } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { FederationDetail as Detail } from '../../../contract/federations/federation-detail.ts'
import type { federationDetailMachine } from '../../../machines/federations/federation-detail.ts'
import { mayHappen, seesMembers } from '../../../machines/federations/federation-rights.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'
import { History } from '../shared/history.tsx'
import { acts } from './federation-acts.ts'
import { FederationFacts } from './federation-facts.tsx'
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
    history: null,
    members: null,
    removed: null,
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
      {federationForm ? <FederationForm actor={federationForm} /> : null}
      {federationInitialisation ? <FederationInitialisation actor={federationInitialisation} /> : null}
      {retrieverImport ? <RetrieverImport actor={retrieverImport} /> : null}
      {history ? <History actor={history} address={{ ...address, history: '1' }} /> : null}
    </Dialog>
  )
}

type GestureProps = Pick<Props, 'actor'> & { federation: Detail }
type ActProps = GestureProps & {
  type: 'edition.requested' | 'initialisation.requested' | 'import.requested'
  /** This is to be done first. */
  isNext?: boolean
}

/** A button for what the rights of the person and the state of the federation allow (spec §4 « Federation »). */
function Act({ actor, federation, type, isNext = false }: ActProps) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { does, icon, label } = acts[type]
  if (!mayHappen(state.context, federation, does)) return null
  return (
    <Button
      variant={isNext ? 'primary' : 'secondary'}
      icon={icon}
      locked={!state.can({ type })}
      onClick={() => actor.send({ type })}
    >
      {label}
    </Button>
  )
}

/** What may be done to the federation itself. */
function Gestures(props: GestureProps) {
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      <Act {...props} type="initialisation.requested" isNext />
      <Act {...props} type="edition.requested" />
    </div>
  )
}

/** What may be done to its members. */
function MemberGestures(props: GestureProps) {
  const { actor, federation } = props
  const state = useSelector(actor, (snapshot) => snapshot)
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {seesMembers(state.context) && federation.retriever_users_count > 0 ? (
        <Button
          icon={Users}
          locked={!state.can({ type: 'members.requested' })}
          onClick={() => actor.send({ type: 'members.requested' })}
        >
          Voir les adhérents
        </Button>
      ) : null}
      {seesMembers(state.context) && federation.removed_retrievers_count > 0 ? (
        <Button
          icon={UserX}
          locked={!state.can({ type: 'removed.requested' })}
          onClick={() => actor.send({ type: 'removed.requested' })}
        >
          Voir les adhérents retirés
        </Button>
      ) : null}
      <Act {...props} type="import.requested" />
    </div>
  )
}
