import { useSelector } from '@xstate/react'
import { Eye, UserX } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { DeletionRequest } from '../../../../contract/users/deletion-requests.ts'
import type { deletionRequestListMachine } from '../../../../machines/users/todo/deletion-request-list.ts'
import type { deletionRequestsMachine } from '../../../../machines/users/todo/deletion-requests.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Heading } from '../../../ui/page/heading.tsx'
import { lazyPart, WindowPart } from '../../../ui/page/lazy-part.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { fullName } from '../../../words/words.ts'
import { DeletionFulfilment } from './deletion-fulfilment.tsx'
import { DeletionRequestList } from './deletion-request-list.tsx'
import { RefreshButton } from '../../patterns/refresh-button.tsx'

const UserWindows = lazyPart(async () => (await import('../user-windows.tsx')).UserWindows)

type Props = { actor: ActorRefFrom<typeof deletionRequestsMachine> }

/** The buttons of a request; opening the user requires the permission to see users. */
function Answers({ actor, request }: Props & { request: DeletionRequest }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { userWindows } = state.children
  const anonymisation = { type: 'anonymisation.requested', request } as const
  const maySee = state.context.windows.permissions.includes('users.view')
  return (
    <>
      {state.can(anonymisation) ? (
        <Button
          variant="danger"
          icon={UserX}
          aria-label={`Anonymiser ${fullName(request)}`}
          onClick={() => actor.send(anonymisation)}
        >
          Anonymiser
        </Button>
      ) : null}
      {maySee && userWindows ? (
        <Button
          variant="quiet"
          icon={Eye}
          aria-label={`Ouvrir ${fullName(request)}`}
          onClick={() => userWindows.send({ type: 'detail.requested', user: request })}
        >
          Ouvrir
        </Button>
      ) : null}
    </>
  )
}

/** Reloads the list; a list that failed to load has its own retry button. */
function Refresh({ actor, list }: Props & { list: ActorRefFrom<typeof deletionRequestListMachine> }) {
  const state = useSelector(list, (snapshot) => snapshot)
  if (state.matches('failed')) return null
  return (
    <RefreshButton busy={state.matches('loading')} onClick={() => actor.send({ type: 'list.refreshed' })} />
  )
}

/** The deletion requests, and the window over them, if any. */
export function DeletionRequests({ actor }: Props) {
  const { deletionRequestList, userWindows, deletionFulfilment } = useSelector(
    actor,
    ({ children }) => children,
  )
  const seesAll = useSelector(actor, ({ context }) => context.windows.federationId === null)
  return (
    <div className="grid gap-6">
      <Heading level={1}>Demandes de suppression</Heading>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-80">
          <Text>
            La loi laisse un mois pour effacer les données d’une personne qui le demande. Elle peut retirer sa
            demande jusque-là.
          </Text>
        </div>
        {deletionRequestList ? <Refresh actor={actor} list={deletionRequestList} /> : null}
      </div>
      {deletionRequestList ? (
        <DeletionRequestList
          actor={deletionRequestList}
          withFederation={seesAll}
          actions={(request) => <Answers actor={actor} request={request} />}
        />
      ) : null}
      {deletionFulfilment ? <DeletionFulfilment actor={deletionFulfilment} /> : null}
      {userWindows ? (
        <WindowPart isAsked>
          <UserWindows actor={userWindows} />
        </WindowPart>
      ) : null}
    </div>
  )
}
