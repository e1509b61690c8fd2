import { useSelector } from '@xstate/react'
import { Ban, Check } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { WaitingGiver } from '../../../../contract/users/giver-validation.ts'
import { limits } from '../../../../contract/limits.ts'
import type { giverValidationListMachine } from '../../../../machines/users/todo/giver-validation-list.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyClearing } from '../../../ui/pictures/drawings.tsx'
import { EmptyState } from '../../../ui/lists/empty-state.tsx'
import { Heading } from '../../../ui/page/heading.tsx'
import { Pagination } from '../../../ui/lists/pagination.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { counted, fullName } from '../../../words/words.ts'
import { workingDays } from '../../../words/working-days.ts'
import { giversOfPage, isPart } from '../../../../machines/users/todo/giver-validation-page.ts'
import { GiverFilter, GiverGroup, GiverTick } from './giver-group.tsx'
import { GiverGroupValidating } from './giver-group-validating.tsx'
import { GiverBanning } from '../giver-banning.tsx'
import { GiverValidating } from '../giver-validating.tsx'
import { GiverValidationPart } from './giver-validation-part.tsx'
import { GiverValidationTable } from './giver-validation-table.tsx'
import { FailureNotice } from '../../patterns/failure-notice.tsx'
import { RefreshButton } from '../../patterns/refresh-button.tsx'

type Props = { actor: ActorRefFrom<typeof giverValidationListMachine> }
/** `total`: the number of all waiting accounts, absent while unknown. */
type Counted = Props & { total?: number | undefined }

/** The buttons that decide on an account. */
function Decisions({ actor, giver }: Props & { giver: WaitingGiver }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const validation = { type: 'validation.requested', giver } as const
  const ban = { type: 'ban.requested', giver } as const
  return (
    <>
      <Button
        icon={Check}
        aria-label={`Valider ${fullName(giver)}`}
        locked={!state.can(validation)}
        onClick={() => actor.send(validation)}
      >
        Valider
      </Button>
      <Button
        variant="quiet"
        icon={Ban}
        aria-label={`Bannir ${fullName(giver)}`}
        locked={!state.can(ban)}
        onClick={() => actor.send(ban)}
      >
        Bannir
      </Button>
    </>
  )
}

function List({ actor, total }: Counted) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { left, mayDecide, seesAll } = state.context
  const { givers, total: shown, page, lastPage } = giversOfPage(state.context)
  const isReading = state.matches('loading')
  const refresh = <RefreshButton busy={isReading} onClick={() => actor.send({ type: 'list.outdated' })} />
  if (state.matches('failed'))
    return (
      <FailureNotice onRetry={() => actor.send({ type: 'list.retried' })}>
        Les comptes en attente n’ont pas pu être lus.
      </FailureNotice>
    )
  if (state.matches({ loading: 'unread' }))
    return <Skeleton label="Lecture des comptes en attente…" count={3} />
  if (state.hasTag('empty'))
    return (
      <EmptyState drawing={<EmptyClearing />} action={refresh}>
        Aucun compte chasseur en attente de validation.
      </EmptyState>
    )
  return (
    <div className="grid gap-4">
      <GiverValidationPart actor={actor} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Text>
          {`${counted(shown, 'compte', 'comptes')}. Une réponse est attendue sous ${limits.validationDelay} heures ouvrées, soit ${workingDays(limits.validationDelay)}.`}
        </Text>
        <div className="flex flex-wrap items-center gap-3 max-md:w-full">
          {seesAll ? <GiverFilter actor={actor} /> : null}
          {refresh}
        </div>
      </div>
      {state.context.givers.length >= limits.waitingGivers ? (
        <Text>
          {`Les ${limits.waitingGivers.toLocaleString('fr')} comptes qui attendent depuis le plus longtemps sont montrés${total === undefined ? '' : `, sur ${total.toLocaleString('fr')}`}. Les suivants viennent quand ceux-ci ont leur réponse.`}
        </Text>
      ) : null}
      {mayDecide ? <GiverGroup actor={actor} /> : null}
      {givers.length === 0 ? (
        <EmptyState drawing={<EmptyClearing />}>
          {isPart(state.context.query)
            ? 'Aucun compte de cette partie de la liste n’attend.'
            : 'Aucun compte de cette fédération n’attend.'}
        </EmptyState>
      ) : (
        <>
          <GiverValidationTable
            givers={givers}
            left={left}
            withFederation={seesAll}
            busy={isReading}
            tick={mayDecide ? (giver) => <GiverTick actor={actor} giver={giver} /> : undefined}
            decisions={mayDecide ? (giver) => <Decisions actor={actor} giver={giver} /> : undefined}
          />
          <Pagination
            page={page}
            lastPage={lastPage}
            busy={isReading}
            onPage={(chosen) => actor.send({ type: 'page.chosen', page: chosen })}
          />
        </>
      )}
    </div>
  )
}

/** The accounts that await the federation's decision (spec §2 « Giver validation list »). */
export function GiverValidationList({ actor, total }: Counted) {
  const { giverValidating, giverBanning, giverGroupValidating } = useSelector(
    actor,
    ({ children }) => children,
  )
  return (
    <div className="grid gap-6">
      <Heading level={1}>Comptes à valider</Heading>
      <List actor={actor} total={total} />
      {giverValidating ? <GiverValidating actor={giverValidating} /> : null}
      {giverGroupValidating ? <GiverGroupValidating actor={giverGroupValidating} /> : null}
      {giverBanning ? <GiverBanning actor={giverBanning} /> : null}
    </div>
  )
}
