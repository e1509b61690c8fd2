import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { phoneHoldersMachine } from '../../../machines/account/phone-holders.ts'
import { Pagination } from '../../ui/lists/pagination.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Text } from '../../ui/text/text.tsx'
import { momentDay } from '../../words/words.ts'
import { HomeCard } from '../patterns/home-card.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'

type Actor = ActorRefFrom<typeof phoneHoldersMachine>
const title = 'Chasseurs ayant obtenu votre numéro'

function Holders({ actor }: { actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { rows, page, lastPage } = state.context
  if (state.matches('failed'))
    return (
      <FailureNotice onRetry={() => actor.send({ type: 'list.retried' })}>
        Cette liste n’a pas pu être lue.
      </FailureNotice>
    )
  if (state.matches('empty')) return <Text look="soft">Aucun chasseur n’a encore obtenu votre numéro.</Text>
  if (state.hasTag('unread')) return <Skeleton label="Lecture de la liste…" count={3} look="line" />
  return (
    <div className="grid gap-3" aria-busy={state.matches('loading')}>
      <ul aria-label={title} className="divide-y divide-line">
        {rows.map(({ id, firstname, lastname, city, shown_at }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2.5">
            <span className="font-semibold">
              {[firstname, lastname].filter(Boolean).join(' ') || 'Compte supprimé'}
            </span>
            <span className="text-ink-soft">
              {[city?.label_full, `le ${momentDay(shown_at)}`].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="empty:hidden text-center text-ink-soft">
        {state.matches('loading') ? 'Lecture de la liste…' : null}
      </p>
      <Pagination
        page={page}
        lastPage={lastPage}
        busy={state.matches('loading')}
        onPage={(chosen) => actor.send({ type: 'page.chosen', page: chosen })}
      />
    </div>
  )
}

/** Who revealed the receiver's phone number, and when. */
export const PhoneHolders = ({ actor }: { actor: Actor }) => (
  <HomeCard id="holders" title={title}>
    <Holders actor={actor} />
  </HomeCard>
)
