import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { OwnOffer as Offer } from '../../../contract/receiver/offers.ts'
import type { ownOffersMachine } from '../../../machines/receiver/own-offers.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Fold } from '../../ui/page/fold.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Text } from '../../ui/text/text.tsx'
import { counted } from '../../words/words.ts'
import { FailureNotice } from '../patterns/failure-notice.tsx'
import { HomeCard } from '../patterns/home-card.tsx'
import { BehindNotice } from './offer-absence.tsx'
import { OwnOffer } from './own-offer.tsx'

type Actor = ActorRefFrom<typeof ownOffersMachine>

/** Whether the person can still do something about an offer. */
const isOpen = ({ state, is_over, absence, is_called_off: isCalledOff }: Offer) =>
  isCalledOff === true ||
  state === 'sounded' ||
  state === 'confirmed' ||
  (!is_over && (state === 'willing' || state === 'accepted')) ||
  absence?.may_contest === true

/**
 * The offers to show at once, and those to fold: of the offers that need nothing, all but the latest, and but
 * the one just answered.
 */
function shownAndFolded(offers: readonly Offer[], answered: number | undefined): [Offer[], Offer[]] {
  const rest = offers.filter((offer) => !isOpen(offer) && offer.id !== answered).slice(1)
  // One alone takes little more room than its fold.
  if (rest.length <= 1) return [[...offers], []]
  return [offers.filter((offer) => !rest.includes(offer)), rest]
}

function Offers({ actor }: { actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { offers, reason, chosen } = state.context
  const [shown, folded] = shownAndFolded(offers, chosen?.id)
  const until = offers.find(({ absence }) => absence?.behind_until)?.absence?.behind_until
  if (state.matches('gone'))
    return (
      <Notice tone="info">
        Cette proposition n’est plus ouverte : la chasse est passée, ou le lien est incomplet. D’autres
        propositions pourront venir.
      </Notice>
    )
  if (state.matches('unavailable'))
    return (
      <FailureNotice onRetry={() => actor.send({ type: 'offers.retried' })}>
        Vos propositions n’ont pas pu être lues.
      </FailureNotice>
    )
  if (state.matches('loading') && offers.length === 0)
    return <Skeleton label="Lecture de vos propositions…" count={2} look="line" />
  return (
    <>
      {until ? (
        <Notice tone="info">
          <BehindNotice until={until} />
        </Notice>
      ) : null}
      {reason ? <Notice tone="warning">{reason}</Notice> : null}
      {state.matches({ listed: 'failed' }) ? (
        <FailureNotice>Votre réponse n’est pas partie.</FailureNotice>
      ) : null}
      {offers.length === 0 ? (
        <Text look="soft">
          Aucune proposition pour l’instant. Un responsable de territoire peut vous en faire une la veille
          d’une chasse ; un e-mail vous prévient.
        </Text>
      ) : (
        <>
          <ul aria-label="Propositions" aria-busy={state.matches('loading')} className="grid gap-3">
            {shown.map((offer) => (
              <OwnOffer key={offer.id} offer={offer} actor={actor} />
            ))}
          </ul>
          {folded.length > 0 ? (
            <Fold
              look="line"
              label={counted(folded.length, 'proposition plus ancienne', 'propositions plus anciennes')}
            >
              <ul aria-label="Propositions plus anciennes" className="grid gap-3">
                {folded.map((offer) => (
                  <OwnOffer key={offer.id} offer={offer} actor={actor} />
                ))}
              </ul>
            </Fold>
          ) : null}
        </>
      )}
      <p role="status" className="text-ink-soft empty:hidden">
        {state.matches('loading') ? 'Lecture de vos propositions…' : null}
      </p>
    </>
  )
}

/** « Mes propositions », at the top of the receiver's home. */
export function OwnOffers({ actor }: { actor: Actor }) {
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches('confirming'))
  const { offers, chosen } = useSelector(actor, (snapshot) => snapshot.context)
  const isMet = offers.find(({ id }) => id === chosen?.id)?.state === 'accepted'
  return (
    <HomeCard id="propositions" title="Mes propositions">
      <Offers actor={actor} />
      {isAsking ? (
        <ConfirmDialog
          message="Renoncer à cette proposition ?"
          confirm="Renoncer"
          danger
          onCancel={() => actor.send({ type: 'question.cancelled' })}
          onConfirm={() => actor.send({ type: 'question.confirmed' })}
        >
          <Text>
            Le responsable est prévenu et propose à quelqu’un d’autre. Vous ne pourrez plus dire oui à cette
            proposition ; cela ne vous empêche pas d’en recevoir d’autres.
          </Text>
          {isMet ? (
            <Text>
              L’animal qui vous attendait est libéré. Moins d’une heure avant le rendez-vous, il est souvent
              trop tard pour trouver quelqu’un : dites-le dès que vous le savez.
            </Text>
          ) : null}
        </ConfirmDialog>
      ) : null}
    </HomeCard>
  )
}
