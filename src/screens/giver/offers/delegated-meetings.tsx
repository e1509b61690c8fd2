import { useSelector } from '@xstate/react'
import { Link2, X } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { DelegatedMeeting } from '../../../../contract/giver/meeting-links.ts'
import type { delegatedMeetingsMachine } from '../../../../machines/giver/offers/delegated-meetings.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { Heading } from '../../../ui/page/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { delegateSms } from '../../../words/offer-sms.ts'
import { capital, clockTime, counted, momentDay } from '../../../words/words.ts'
import { FailureNotice } from '../../patterns/failure-notice.tsx'
import { SmsLink } from '../phone-links.tsx'
import { RefreshButton } from '../../patterns/refresh-button.tsx'

type Actor = ActorRefFrom<typeof delegatedMeetingsMachine>

/** What was recorded through the link, in one sentence. */
function notedIn({ noted }: DelegatedMeeting): string {
  if (noted.length === 0) return 'Rien n’est encore noté par ce lien.'
  const named = (what: 'handedOver' | 'noShow') => noted.filter((one) => one.what === what)
  const [taken, missed] = [named('handedOver'), named('noShow')]
  const names = (of: typeof noted) => of.map(({ name }) => name).join(', ')
  return [
    taken.length > 0 && `${counted(taken.length, 'remise', 'remises')} : ${names(taken)}.`,
    missed.length > 0 && `${counted(missed.length, 'absence', 'absences')} : ${names(missed)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function Meeting({ meeting, actor }: { meeting: DelegatedMeeting; actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { delegate, starts_at, ends_at, place, city, is_open } = meeting
  const isChosen = state.context.meeting?.id === meeting.id
  const isBusy = state.hasTag('busy')
  const [isMaking, isClosing] = [state.matches('making') && isChosen, state.matches('closing') && isChosen]
  const url = isChosen && is_open ? state.context.url : ''
  return (
    <li className="grid gap-2 py-2">
      <p className="font-semibold">{`${delegate.name} tient le rendez-vous`}</p>
      <Text look="soft">
        {`${capital(momentDay(starts_at))}, de ${clockTime(starts_at)} à ${clockTime(ends_at)}, ${place}, ${city}.`}
      </Text>
      {is_open ? <Text>{notedIn(meeting)}</Text> : null}
      {url ? (
        <div className="grid gap-2">
          <p className="break-all rounded-control bg-sunken p-2 text-sm">{url}</p>
          <div className="flex flex-wrap items-center gap-2">
            <SmsLink sms={delegateSms(delegate.phone, meeting, url)} name={delegate.name} />
            <CopyButton text={url} label="Copier le lien" />
          </div>
          <Text look="soft">
            {`Qui a ce lien note « Remis » ou « Absent » en votre nom jusqu’à la fin du jour du rendez-vous : ne le donnez qu’à ${delegate.name}.`}
          </Text>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          icon={Link2}
          busy={isMaking}
          busyLabel="Création…"
          locked={isBusy && !isMaking}
          {...(!isMaking && {
            'aria-label': `${is_open ? 'Nouveau lien' : 'Créer le lien'} pour ${delegate.name}`,
          })}
          onClick={() => actor.send({ type: 'link.requested', meeting })}
        >
          {is_open ? 'Nouveau lien' : 'Créer le lien'}
        </Button>
        {is_open ? (
          <Button
            variant="quiet"
            icon={X}
            busy={isClosing}
            busyLabel="Fermeture…"
            locked={isBusy && !isClosing}
            {...(!isClosing && {
              'aria-label': `Fermer le lien de ${delegate.name}`,
            })}
            onClick={() => actor.send({ type: 'closure.requested', meeting })}
          >
            Fermer le lien
          </Button>
        ) : null}
      </div>
    </li>
  )
}

/** The meetings of a hunt held by a delegate, if any: their link, and what was recorded through it. */
export function DelegatedMeetings({ actor }: { actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { meetings, reason } = state.context
  if (state.matches('unavailable'))
    return (
      <FailureNotice onRetry={() => actor.send({ type: 'loading.retried' })}>
        Les rendez-vous n’ont pas pu être lus.
      </FailureNotice>
    )
  if (state.status === 'done' || (meetings.length === 0 && !reason)) return null
  return (
    <section aria-label="Rendez-vous tenus par quelqu’un d’autre" className="grid gap-2">
      <Heading level={3} look={4}>
        Rendez-vous tenus par quelqu’un d’autre
      </Heading>
      {reason ? <Notice tone="warning">{reason}</Notice> : null}
      {state.matches({ listed: 'stale' }) ? (
        <FailureNotice>Ce qui est montré date un peu.</FailureNotice>
      ) : null}
      {state.matches({ listed: 'failed' }) ? <FailureNotice>La demande n’a pas abouti.</FailureNotice> : null}
      <ul aria-label="Rendez-vous" className="divide-y divide-line empty:hidden">
        {meetings.map((meeting) => (
          <Meeting key={meeting.id} meeting={meeting} actor={actor} />
        ))}
      </ul>
      <div>
        <RefreshButton
          quiet
          aria-label="Actualiser les rendez-vous"
          locked={state.hasTag('busy')}
          onClick={() => actor.send({ type: 'reading.requested' })}
        />
      </div>
    </section>
  )
}
