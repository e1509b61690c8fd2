import { useSelector } from '@xstate/react'
import { PackageCheck, Phone, UserX } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { ExpectedPerson } from '../../../../contract/giver/meeting-links.ts'
import type { linkedMeetingMachine } from '../../../../machines/giver/offers/linked-meeting.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Badge } from '../../../ui/notices/badge.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { PhoneLink } from '../../../ui/page/phone-link.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { phoneInPairs } from '../../../../contract/words-in-french.ts'
import { capital, clockTime, fullName, momentDay } from '../../../words/words.ts'
import { FailureNotice } from '../../patterns/failure-notice.tsx'
import { HandOverMessage, TOLD } from '../animals/hand-over-message.tsx'
import { RefreshButton } from '../../patterns/refresh-button.tsx'

type Actor = ActorRefFrom<typeof linkedMeetingMachine>

const standings = {
  accepted: { tone: 'info', text: 'Attendu' },
  handedOver: { tone: 'success', text: 'Remis' },
  noShow: { tone: 'warning', text: 'Absent' },
} as const

function Person({ person, actor }: { person: ExpectedPerson; actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const name = fullName(person)
  const { tone, text } = standings[person.state]
  const isLocked = state.hasTag('busy')
  const isAwaited = person.state === 'accepted'
  return (
    <li className="grid gap-2 py-3">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        <span translate="no">{name}</span>
        <Badge tone={tone}>{text}</Badge>
      </p>
      <Text look="soft">{`${capital(person.given)}.`}</Text>
      {isAwaited && person.obstacle ? (
        <Notice tone="warning" still>
          {person.obstacle}
        </Notice>
      ) : null}
      {isAwaited ? (
        <div className="flex flex-wrap items-center gap-2">
          {person.obstacle === null ? (
            <Button
              icon={PackageCheck}
              aria-label={`Remis à ${name}`}
              locked={isLocked}
              onClick={() => actor.send({ type: 'handOver.requested', person })}
            >
              Remis
            </Button>
          ) : null}
          {state.context.meeting?.is_over ? (
            <Button
              variant="quiet"
              icon={UserX}
              aria-label={`Absent : ${name}`}
              locked={isLocked}
              onClick={() => actor.send({ type: 'absence.requested', person })}
            >
              Absent
            </Button>
          ) : null}
          {person.phone ? (
            <PhoneLink
              to={`tel:${person.phone.replaceAll(' ', '')}`}
              icon={Phone}
              label={`Appeler ${name} au ${phoneInPairs(person.phone)}`}
              shown={phoneInPairs(person.phone)}
            />
          ) : null}
        </div>
      ) : null}
    </li>
  )
}

function Question({ actor }: { actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { person } = state.context
  const isHanding = state.matches('confirming') || state.matches('handing')
  if (!person || (!isHanding && !state.matches('doubting') && !state.matches('reporting'))) return null
  const isTold = person.is_boar || person.informing.length > 0
  return (
    <ConfirmDialog
      message={isHanding ? `Remis à ${fullName(person)} ?` : `${fullName(person)} n’est pas venu ?`}
      confirm={isHanding ? (isTold ? TOLD : 'Remettre') : 'Noter l’absence'}
      busy={state.hasTag('busy')}
      busyLabel="Enregistrement…"
      onCancel={() => actor.send({ type: 'question.cancelled' })}
      onConfirm={() => actor.send({ type: 'question.confirmed' })}
    >
      <div className="grid gap-4">
        <Text>
          {isHanding
            ? `${capital(person.given)} : c’est noté aussitôt chez le responsable, qui peut revenir dessus.`
            : 'Un e-mail prévient la personne, et le responsable le lit aussitôt.'}
        </Text>
        {isHanding ? <HandOverMessage isBoar={person.is_boar} informing={person.informing} /> : null}
      </div>
    </ConfirmDialog>
  )
}

/** A meeting as the giver's delegate sees it: the expected people, « Remis » and « Absent ». */
export function LinkedMeeting({ actor }: { actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { meeting, reason } = state.context
  if (state.matches('gone'))
    return (
      <Notice tone="warning">
        Ce lien n’est plus valable : la journée du rendez-vous est finie, ou le responsable l’a fermé.
        Demandez-lui un autre lien.
      </Notice>
    )
  if (state.matches('unavailable'))
    return (
      <FailureNotice onRetry={() => actor.send({ type: 'loading.retried' })}>
        Le rendez-vous n’a pas pu être lu.
      </FailureNotice>
    )
  if (!meeting) return <Skeleton label="Lecture du rendez-vous…" count={3} look="line" />
  const { place, city, starts_at, ends_at, delegate, people } = meeting
  return (
    <section aria-label="Le rendez-vous" className="grid gap-3">
      <Text>
        {`${capital(momentDay(starts_at))}, de ${clockTime(starts_at)} à ${clockTime(ends_at)}, ${place}, ${city}. Sur place : ${delegate}.`}
      </Text>
      {reason ? <Notice tone="warning">{reason}</Notice> : null}
      {state.matches({ shown: 'failed' }) ? <FailureNotice>La demande n’a pas abouti.</FailureNotice> : null}
      {people.length === 0 ? <Text look="soft">Personne n’a encore accepté ce rendez-vous.</Text> : null}
      <ul aria-label="Personnes attendues" className="divide-y divide-line empty:hidden">
        {people.map((person) => (
          <Person key={person.id} person={person} actor={actor} />
        ))}
      </ul>
      <div>
        <RefreshButton
          quiet
          locked={state.hasTag('busy')}
          onClick={() => actor.send({ type: 'reading.requested' })}
        />
      </div>
      <Question actor={actor} />
    </section>
  )
}
