import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { AvailableFederation } from '../../../contract/registration/registration.ts'
import type { availableFederationsMachine } from '../../../machines/registration/available-federations.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { EmptyMap } from '../../ui/pictures/drawings.tsx'
import { EmptyState } from '../../ui/lists/empty-state.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Text } from '../../ui/text/text.tsx'
import { counted } from '../../words/words.ts'
import { FederationLogo } from '../shared/federation-logo.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'

type Props = { actor: ActorRefFrom<typeof availableFederationsMachine> }

function Federation({ name, department_code, url_logo, cities_count }: AvailableFederation) {
  return (
    <li className="flex items-center gap-4 border-b border-line py-3 last:border-b-0">
      <span className="grid size-12 shrink-0 place-items-center rounded-control bg-forest-soft text-xl font-semibold text-forest tabular-nums">
        {department_code}
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{name}</p>
        <Text look="small">{counted(cities_count, 'commune', 'communes')}</Text>
      </div>
      {url_logo ? <FederationLogo url={url_logo} look="row" /> : null}
    </li>
  )
}

/** The window « Fédérations disponibles » (spec §2 « Registration »). */
export function AvailableFederations({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const close = () => actor.send({ type: 'list.closed' })
  if (state.matches('closed')) return null
  return (
    <Dialog
      title="Fédérations disponibles"
      description="Un responsable de territoire s’inscrit dans une de leurs communes ; un particulier, jusqu’à 80 km autour."
      onClose={close}
      actions={<Button onClick={close}>Fermer</Button>}
    >
      {state.matches({ open: 'loading' }) ? <Skeleton label="Lecture des fédérations…" count={3} /> : null}
      {state.matches({ open: 'failed' }) ? (
        <FailureNotice onRetry={() => actor.send({ type: 'loading.retried' })}>
          Les fédérations n’ont pas pu être lues.
        </FailureNotice>
      ) : null}
      {state.matches({ open: 'empty' }) ? (
        <EmptyState drawing={<EmptyMap />}>Aucune fédération n’est disponible pour l’instant.</EmptyState>
      ) : null}
      {state.matches({ open: 'shown' }) ? (
        <ul>
          {state.context.federations.map((federation) => (
            <Federation key={federation.id} {...federation} />
          ))}
        </ul>
      ) : null}
    </Dialog>
  )
}
