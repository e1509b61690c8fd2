import { useSelector } from '@xstate/react'
import { Check, Mail, Phone } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import type { OwnRecall } from '../../../contract/receiver/recalls.ts'
import type { ownRecallsMachine } from '../../../machines/receiver/own-recalls.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Link } from '../../ui/page/link.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Email } from '../../ui/text/email.tsx'
import { Text } from '../../ui/text/text.tsx'
import { gameInWords } from '../../words/recalls.ts'
import { phoneInPairs } from '../../../contract/words-in-french.ts'
import { capital } from '../../words/words.ts'
import { FailureNotice } from '../patterns/failure-notice.tsx'
import { HomeCard } from '../patterns/home-card.tsx'

type Actor = ActorRefFrom<typeof ownRecallsMachine>

/** The federation's contact details, as large links. */
function Federation({ federation }: Pick<OwnRecall, 'federation'>) {
  const { name, contact_phone, contact_email, contact_hours } = federation
  return (
    <div className="grid gap-2">
      <Text>{`Votre fédération : ${name}.${contact_hours ? ` ${contact_hours}` : ''}`}</Text>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {contact_phone ? (
          <Link to={`tel:${contact_phone}`}>
            <Phone aria-hidden className="mr-2 inline size-5" />
            <span translate="no">{phoneInPairs(contact_phone)}</span>
          </Link>
        ) : null}
        {contact_email ? (
          <Link to={`mailto:${contact_email}`}>
            <Mail aria-hidden className="mr-2 inline size-5" />
            <Email address={contact_email} />
          </Link>
        ) : null}
      </div>
    </div>
  )
}

/** One recall: the game, the reason, what to do, and the confirmation. */
function Recall({ recall, actor }: { recall: OwnRecall; actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { id, game, reason, is_lifted, is_known } = recall
  const what = gameInWords(game)
  const acknowledging = { type: 'recall.acknowledged', id } as const
  if (is_lifted)
    return (
      <li>
        <Notice tone="success">
          {`L’alerte est levée pour ${what}. Vous pouvez en manger, bien cuit : ${limits.coreTemperature} °C à cœur pour le sanglier.`}
        </Notice>
      </li>
    )
  return (
    <li>
      <article aria-label={capital(what)} className="grid gap-3">
        <Notice tone="danger">
          <strong>{`Ne mangez pas ce gibier : ${what}.`}</strong>
        </Notice>
        <Text>
          {reason === null
            ? 'Le laboratoire a trouvé des trichines, des vers qui rendent malade qui mange de cette viande.'
            : `La raison donnée par la fédération : « ${reason} »`}
        </Text>
        <ul className="grid list-disc gap-1 pl-5">
          <li>N’en mangez plus et n’en donnez à personne, même cuit ou congelé.</li>
          <li>Gardez ce qu’il en reste, à part et fermé. Votre fédération vous dira qu’en faire.</li>
          <li>Si vous en avez mangé, parlez-en à votre médecin et dites-lui quand.</li>
        </ul>
        <Federation federation={recall.federation} />
        {is_known ? (
          <Text look="soft">Vous avez confirmé avoir reçu l’information.</Text>
        ) : (
          <div>
            <Button
              variant="primary"
              icon={Check}
              busy={state.matches('acknowledging') && state.context.chosen === id}
              busyLabel="Envoi de votre confirmation…"
              disabled={!state.can(acknowledging)}
              onClick={() => actor.send(acknowledging)}
            >
              J’ai bien reçu l’information
            </Button>
          </div>
        )}
      </article>
    </li>
  )
}

/** The recalls that affect the receiver, above everything else; empty if there are none. */
export function OwnRecalls({ actor }: { actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { recalls } = state.context
  if (state.matches('loading')) return <Skeleton label="Lecture des rappels…" count={1} look="line" />
  if (state.matches('gone'))
    return (
      <Notice tone="info">
        Ce lien n’est plus valable. Au moindre doute sur un gibier, n’en mangez pas et appelez votre
        fédération.
      </Notice>
    )
  if (state.matches('unavailable'))
    return (
      <FailureNotice onRetry={() => actor.send({ type: 'recalls.retried' })}>
        Les rappels de gibier n’ont pas pu être lus.
      </FailureNotice>
    )
  if (recalls.length === 0) return null
  return (
    <HomeCard id="rappels" title="Rappel de gibier">
      {state.matches({ listed: 'failed' }) ? (
        <FailureNotice>Votre confirmation n’est pas partie.</FailureNotice>
      ) : null}
      <ul aria-label="Rappels" className="grid gap-6">
        {recalls.map((recall) => (
          <Recall key={recall.id} recall={recall} actor={actor} />
        ))}
      </ul>
    </HomeCard>
  )
}
