import { useSelector } from '@xstate/react'
import { Plus } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { type FederationRights, mayCreate } from '../../../machines/federations/federation-rights.ts'
import { type federationsMachine, foundFederations } from '../../../machines/federations/federations.ts'
import { limits } from '../../../contract/limits.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { TextButton } from '../../ui/buttons/text-button.tsx'
import { EmptyClearing } from '../../ui/pictures/drawings.tsx'
import { EmptyState } from '../../ui/lists/empty-state.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { lazyPart, WindowPart } from '../../ui/page/lazy-part.tsx'
import { Text } from '../../ui/text/text.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { FederationActions } from './federation-actions.tsx'
import { FederationCard } from './federation-card.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'

const FederationWindows = lazyPart(async () => (await import('./federation-windows.tsx')).FederationWindows)

const windows = ['viewing', 'forming', 'deleting', 'initialising', 'importing', 'consulting'] as const

type Props = { actor: ActorRefFrom<typeof federationsMachine>; linksPeople?: boolean }

/** What the person may not do here, and the permission it requires. */
function whatItTakes({ mayWrite, mayImport }: FederationRights): string | null {
  if (mayWrite) return null
  return mayImport
    ? 'Vous pouvez importer les adhérents. Modifier une fédération demande la permission « Gérer les fédérations ».'
    : 'Vous pouvez consulter. Importer des adhérents demande la permission « Importer les adhérents de sa fédération », modifier une fédération « Gérer les fédérations ».'
}

/** The federations and their figures (spec §2 « Federations list », §3 « Federation »). */
export function Federations({ actor, linksPeople }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const {
    federations,
    query: { search },
  } = state.context
  const found = foundFederations(state.context)
  const addition =
    mayCreate(state.context) && !state.matches('failed') ? (
      <Button
        variant="primary"
        icon={Plus}
        locked={!state.can({ type: 'creation.requested' })}
        onClick={() => actor.send({ type: 'creation.requested' })}
      >
        Ajouter une fédération
      </Button>
    ) : null
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Heading level={1}>Fédérations</Heading>
        {federations.length > 0 ? addition : null}
      </div>
      {whatItTakes(state.context) ? <Text look="soft">{whatItTakes(state.context)}</Text> : null}
      {state.matches('failed') ? (
        <FailureNotice onRetry={() => actor.send({ type: 'list.retried' })}>
          Les fédérations n’ont pas pu être lues.
        </FailureNotice>
      ) : null}
      {state.hasTag('unread') ? <Skeleton label="Lecture des fédérations…" count={3} /> : null}
      {state.matches({ listed: 'empty' }) ? (
        <EmptyState drawing={<EmptyClearing />} action={addition}>
          Il n’y a encore aucune fédération.
        </EmptyState>
      ) : null}
      {federations.length > 1 ? (
        <div className="max-w-md">
          <TextField
            label="Rechercher une fédération"
            hint="Nom ou département."
            type="search"
            maxLength={limits.search}
            readOnly={!state.can({ type: 'search.typed', value: '' })}
            value={search}
            onChange={(value) => actor.send({ type: 'search.typed', value })}
          />
        </div>
      ) : null}
      {federations.length > 0 && found.length === 0 ? (
        <EmptyState drawing={<EmptyClearing />}>Aucune fédération ne correspond à « {search} ».</EmptyState>
      ) : null}
      {found.length > 0 ? (
        <ul aria-label="Fédérations" aria-busy={state.matches('loading')} className="grid gap-3">
          {found.map((federation) => (
            <li key={federation.id}>
              <FederationCard
                federation={federation}
                title={
                  <TextButton
                    locked={!state.can({ type: 'detail.requested', federation })}
                    onClick={() => actor.send({ type: 'detail.requested', federation })}
                  >
                    {federation.name}
                  </TextButton>
                }
                linksPeople={linksPeople}
                actions={<FederationActions actor={actor} federation={federation} />}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {windows.some((window) => state.matches(window)) ? (
        <WindowPart>
          <FederationWindows actor={actor} linksPeople={linksPeople} />
        </WindowPart>
      ) : null}
    </div>
  )
}
