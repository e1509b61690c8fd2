import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { UserHunt } from '../../../contract/users/user-hunts.ts'
import type { userHuntsMachine } from '../../../machines/users/user-hunts.ts'
import { Pagination } from '../../ui/lists/pagination.tsx'
import { Badge } from '../../ui/notices/badge.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Text } from '../../ui/text/text.tsx'
import { fr } from '../../ui/text/typography.ts'
import { capital, counted, dayInWords } from '../../words/words.ts'
import { FailureNotice } from '../patterns/failure-notice.tsx'

/** `isGiver`: the hunts of a giver, otherwise what a receiver received. */
type Props = { actor: ActorRefFrom<typeof userHuntsMachine>; isGiver: boolean }

const texts = {
  giver: { title: 'Chasses', one: 'chasse', many: 'chasses', none: 'Aucune chasse.' },
  receiver: {
    title: 'Gibier reçu',
    one: 'chasse où du gibier a été reçu',
    many: 'chasses où du gibier a été reçu',
    none: 'Cette personne n’a rien reçu.',
  },
}
const reports = {
  planned: <Badge>Prévue</Badge>,
  informed: <Badge tone="warning">Compte rendu attendu</Badge>,
  finished: <Badge tone="success">Terminée</Badge>,
}

/** « 2 sangliers, 1 chevreuil »; null while the report is pending. */
const animalsInWords = ({ animals, hunt_state }: UserHunt) =>
  animals.length > 0
    ? animals
        .map(({ quantity, label, label_plural }) =>
          counted(quantity, label.toLowerCase(), label_plural.toLowerCase()),
        )
        .join(', ')
    : hunt_state.code === 'finished'
      ? 'Aucune cession'
      : null

function Hunt({ hunt, isGiver }: { hunt: UserHunt; isGiver: boolean }) {
  const given = animalsInWords(hunt)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <span className="grid">
        <span className="font-semibold">{fr(`${capital(dayInWords(hunt.started_at))}, ${hunt.city}`)}</span>
        {given ? <span className="text-ink-soft tabular-nums">{fr(given)}</span> : null}
        {hunt.giver ? <span className="text-ink-soft">{fr(`Responsable : ${hunt.giver}`)}</span> : null}
      </span>
      {isGiver ? reports[hunt.hunt_state.code] : null}
    </li>
  )
}

function Hunts({ actor, isGiver }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { rows, page, lastPage, total } = state.context
  const { title, one, many, none } = texts[isGiver ? 'giver' : 'receiver']
  const isReading = state.matches('loading')
  if (state.matches('failed'))
    return (
      <FailureNotice onRetry={() => actor.send({ type: 'list.retried' })}>
        Les chasses n’ont pas pu être lues.
      </FailureNotice>
    )
  if (state.matches('empty')) return <Text look="soft">{none}</Text>
  if (state.hasTag('unread')) return <Skeleton label="Lecture des chasses…" count={3} look="line" />
  return (
    <div className="grid gap-3">
      <p role="status" className="text-ink-soft tabular-nums">
        {isReading ? 'Lecture des chasses…' : counted(total, one, many)}
      </p>
      <ul aria-label={title} aria-busy={isReading} className="divide-y divide-line">
        {rows.map((hunt) => (
          <Hunt key={hunt.id} hunt={hunt} isGiver={isGiver} />
        ))}
      </ul>
      <Pagination
        page={page}
        lastPage={lastPage}
        busy={isReading}
        onPage={(chosen) => actor.send({ type: 'page.chosen', page: chosen })}
      />
    </div>
  )
}

/** The hunts of a giver with what was given, or what a receiver received. */
export function UserHunts(props: Props) {
  const { title } = texts[props.isGiver ? 'giver' : 'receiver']
  return (
    <section aria-label={title} className="mt-6 grid gap-2 border-t border-line pt-4">
      <Heading level={3}>{title}</Heading>
      <Hunts {...props} />
    </section>
  )
}
