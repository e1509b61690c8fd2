import { useSelector } from '@xstate/react'
import { Plus } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { type FederationRights, mayCreate } from '../../../machines/federations/federation-rights.ts'
import type { federationsMachine } from '../../../machines/federations/federations.ts'
import { foundFederations } from '../../../machines/federations/found-federations.ts'
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
import { FederationFilters, FiltersRemoval } from './federation-filters.tsx'
import { FederationsTable } from './federations-table.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'
import { counted } from '../../words/words.ts'
import type { FederationsQuery } from '../../../contract/federations/federations.ts'

const FederationWindows = lazyPart(async () => (await import('./federation-windows.tsx')).FederationWindows)

const windows = ['viewing', 'forming', 'deleting', 'initialising', 'importing', 'readingHistory'] as const

type Props = { actor: ActorRefFrom<typeof federationsMachine>; linksPeople?: boolean }

/** What the person may not do here, and the permission it requires. */
function whatItTakes({ mayWrite, mayImport }: FederationRights): string | null {
  if (mayWrite) return null
  return mayImport
    ? 'Vous pouvez importer les adhérents. Modifier une fédération demande la permission « Gérer les fédérations ».'
    : 'Vous pouvez consulter. Importer des adhérents demande la permission « Importer les adhérents de sa fédération », modifier une fédération « Gérer les fédérations ».'
}

/** Why no federation is shown, in the words of what was typed and chosen. */
function whatIsMissing({ search, state }: FederationsQuery): string {
  const sought = search.trim() === '' ? '' : ` à « ${search.trim()} »`
  if (state === '') return `Aucune fédération ne correspond${sought}.`
  const which = `Aucune fédération ${state === 'initialised' ? 'initialisée' : 'à initialiser'}`
  return sought === '' ? `${which}.` : `${which} ne correspond${sought}.`
}

/** The federations and their figures: the table of all, or the card of the only one (spec §2 « Federations list », §3 « Federation »). */
export function Federations({ actor, linksPeople }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { federations, query } = state.context
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
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
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
        <div className="grid gap-2">
          <FederationFilters actor={actor} isFound={found.length > 0} />
          <p role="status" className="text-ink-soft tabular-nums">
            {counted(found.length, 'fédération', 'fédérations')}
          </p>
          {found.length > 0 ? (
            <FederationsTable actor={actor} found={found} linksPeople={linksPeople} />
          ) : (
            <EmptyState drawing={<EmptyClearing />} action={<FiltersRemoval actor={actor} />}>
              {whatIsMissing(query)}
            </EmptyState>
          )}
        </div>
      ) : null}
      {federations.length === 1 ? (
        <div aria-busy={state.matches('loading')}>
          {federations.map((federation) => (
            <FederationCard
              key={federation.id}
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
          ))}
        </div>
      ) : null}
      {windows.some((window) => state.matches(window)) ? (
        <WindowPart isAsked>
          <FederationWindows actor={actor} linksPeople={linksPeople} />
        </WindowPart>
      ) : null}
    </div>
  )
}
