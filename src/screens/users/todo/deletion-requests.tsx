import { useSelector } from '@xstate/react'
import { AlarmClock, Eye, UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { DeletionRequest } from '../../../../contract/users/deletion-requests.ts'
import type {
  deletionFulfilmentMachine,
  deletionRequestListMachine,
  deletionRequestsMachine,
} from '../../../../machines/users/todo/deletion-requests.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { Column } from '../../../ui/lists/table-columns.tsx'
import { Badge } from '../../../ui/notices/badge.tsx'
import { lazyPart, WindowPart } from '../../../ui/page/lazy-part.tsx'
import { Email } from '../../../ui/text/email.tsx'
import { counted, dayInWords, dayOf, fullName } from '../../../words/words.ts'
import { ConfirmedCommand } from '../../patterns/confirmed-command.tsx'
import { WorkList } from '../../patterns/work-list.tsx'

const UserWindows = lazyPart(async () => (await import('../user-windows.tsx')).UserWindows)

/** Anonymises a person who requested it, after confirmation. */
export const DeletionFulfilment = ({ actor }: { actor: ActorRefFrom<typeof deletionFulfilmentMachine> }) => (
  <ConfirmedCommand
    actor={actor}
    title="Anonymiser l’utilisateur"
    confirm="Anonymiser"
    consequence={(request) =>
      `${fullName(request)} le demande depuis le ${dayInWords(request.asked_on)}. Toutes ses données personnelles seront effacées, sans retour possible, et un dernier e-mail l’en avertira. Seules les quantités restent, pour les statistiques.`
    }
    busyLabel="Anonymisation…"
    failed="L’anonymisation n’a pas abouti."
    danger
  />
)

/** The time left until the legal deadline. */
function Left({ request: { days_left, due_on } }: { request: DeletionRequest }) {
  const until = (
    <span className="text-sm text-ink-soft">{`${days_left < 0 ? 'c’était à faire avant le' : 'jusqu’au'} ${dayOf(due_on)}`}</span>
  )
  if (days_left < 0)
    return (
      <span className="inline-grid gap-1 max-md:justify-items-end">
        <span>
          <Badge tone="danger" icon={AlarmClock}>
            En retard
          </Badge>
        </span>
        <span className="whitespace-nowrap">{`de ${counted(-days_left, 'jour', 'jours')}`}</span>
        {until}
      </span>
    )
  return (
    <span className="inline-grid gap-1 max-md:justify-items-end">
      <span className="font-semibold whitespace-nowrap">
        {days_left === 0 ? 'Dernier jour' : counted(days_left, 'jour', 'jours')}
      </span>
      {until}
    </span>
  )
}

/** `withFederation`: for staff of several. */
const columnsFor = (withFederation: boolean): Column<DeletionRequest>[] => [
  {
    label: 'Nom',
    cell: (request) => (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span translate="no">{fullName(request)}</span>
        {request.blocked_at ? <Badge tone="danger">Bloqué</Badge> : null}
      </span>
    ),
  },
  { label: 'Adresse e-mail', cell: ({ email }) => <Email address={email} /> },
  ...(withFederation
    ? [{ label: 'Fédération', cell: ({ federation }: DeletionRequest) => federation?.name ?? 'Toutes' }]
    : []),
  {
    label: 'Demande',
    cell: ({ asked_on }) => <span className="whitespace-nowrap tabular-nums">{dayOf(asked_on)}</span>,
  },
  { label: 'Reste pour répondre', cell: (request) => <Left request={request} /> },
]

type ListProps = {
  actor: ActorRefFrom<typeof deletionRequestListMachine>
  withFederation: boolean
  /** The buttons of a row. */
  actions: (request: DeletionRequest) => ReactNode
}

/** The deletion requests. */
export const DeletionRequestList = ({ actor, withFederation, actions }: ListProps) => (
  <WorkList
    actor={actor}
    title="Demandes de suppression"
    about="La loi laisse un mois pour effacer les données d’une personne qui le demande. Elle peut retirer sa demande jusque-là."
    one="demande"
    many="demandes"
    reading="Lecture des demandes…"
    failed="Les demandes n’ont pas pu être lues."
    empty="Personne ne demande la suppression de son compte."
    label="Demandes de suppression"
    columns={columnsFor(withFederation)}
    actions={actions}
  />
)

type Props = { actor: ActorRefFrom<typeof deletionRequestsMachine> }

/** The deletion requests, and the window over them, if any. Opening a user requires the permission to see users. */
export function DeletionRequests({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { deletionRequestList, userWindows, deletionFulfilment } = state.children
  const { federationId, permissions } = state.context.windows
  const answers = (subject: DeletionRequest) => (
    <>
      {state.can({ type: 'anonymisation.requested', subject }) ? (
        <Button
          variant="danger"
          icon={UserX}
          aria-label={`Anonymiser ${fullName(subject)}`}
          onClick={() => actor.send({ type: 'anonymisation.requested', subject })}
        >
          Anonymiser
        </Button>
      ) : null}
      {userWindows && permissions.includes('users.view') ? (
        <Button
          variant="quiet"
          icon={Eye}
          aria-label={`Ouvrir ${fullName(subject)}`}
          onClick={() => userWindows.send({ type: 'detail.requested', user: subject })}
        >
          Ouvrir
        </Button>
      ) : null}
    </>
  )
  return (
    <div className="grid gap-6">
      {deletionRequestList ? (
        <DeletionRequestList
          actor={deletionRequestList}
          withFederation={federationId === null}
          actions={answers}
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
