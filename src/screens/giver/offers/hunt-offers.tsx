import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { OfferState } from '../../../../contract/shared/offers.ts'
import type { huntOffersMachine } from '../../../../machines/giver/offers/hunt-offers.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Heading } from '../../../ui/page/heading.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { counted, fullName } from '../../../words/words.ts'
import { FailureNotice } from '../../patterns/failure-notice.tsx'
import { HuntOffer } from './hunt-offer.tsx'
import { NextOffers } from './next-offers.tsx'
import { OfferAbsence } from './offer-absence.tsx'
import { OfferConfirmation } from './offer-confirmation.tsx'
import { OfferHandOver } from './offer-hand-over.tsx'
import { Suggestion } from './suggestion.tsx'

type Actor = ActorRefFrom<typeof huntOffersMachine>

function Listed({ actor }: { actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { offers, reason, hunt } = state.context
  const isPlanned = hunt.hunt_state.code === 'planned'
  const said = (which: OfferState) => offers.filter((offer) => offer.state === which).length
  return (
    <>
      {reason ? <Notice tone="warning">{reason}</Notice> : null}
      {state.matches({ listed: 'failed' }) ? <FailureNotice>L’envoi n’a pas abouti.</FailureNotice> : null}
      {state.matches({ listed: 'stale' }) ? (
        <FailureNotice>Les réponses montrées datent un peu.</FailureNotice>
      ) : null}
      <Suggestion actor={actor} />
      {isPlanned ? <NextOffers actor={actor} /> : null}
      {offers.length === 0 ? (
        <Text look="soft">
          Aucune proposition pour l’instant. Chaque personne à qui vous proposez reçoit un e-mail ; si elle
          dit oui, vous obtenez son numéro.
        </Text>
      ) : (
        <>
          <p role="status" className="font-semibold tabular-nums">
            {`${counted(said('willing'), 'oui', 'oui')}, ${said('accepted') > 0 ? `${counted(said('accepted'), 'rendez-vous accepté', 'rendez-vous acceptés')}, ` : ''}${counted(said('sounded'), 'réponse attendue', 'réponses attendues')}, ${said('declined')} non`}
          </p>
          <ul aria-label="Propositions" className="divide-y divide-line">
            {offers.map((offer) => (
              <HuntOffer key={offer.id} offer={offer} actor={actor} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** The offers of a hunt until it is reported, over its contacts. */
export function HuntOffers({ actor }: { actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { offer, hunt } = state.context
  const { offerConfirmation, offerHandOver, offerAbsence } = state.children
  if (state.matches('closed')) return null
  return (
    <section aria-labelledby="propositions" className="grid gap-3 rounded-card border border-line p-4">
      <Heading level={3} look={3} id="propositions">
        Propositions
      </Heading>
      {state.matches('loading') ? <Skeleton label="Lecture des propositions…" look="line" /> : null}
      {state.matches('unavailable') ? (
        <FailureNotice onRetry={() => actor.send({ type: 'offers.retried' })}>
          Les propositions n’ont pas pu être lues.
        </FailureNotice>
      ) : null}
      {state.matches('loading') || state.matches('unavailable') ? null : <Listed actor={actor} />}
      {offerConfirmation ? <OfferConfirmation actor={offerConfirmation} /> : null}
      {offerHandOver ? <OfferHandOver actor={offerHandOver} /> : null}
      {offerAbsence ? <OfferAbsence actor={offerAbsence} /> : null}
      {state.matches('confirming') && offer ? (
        <ConfirmDialog
          message={offer.meeting ? 'Annuler ce rendez-vous ?' : 'Retirer cette proposition ?'}
          confirm={offer.meeting ? 'Annuler le rendez-vous' : 'Retirer'}
          {...(offer.meeting && { cancel: 'Garder' })}
          danger
          onCancel={() => actor.send({ type: 'question.cancelled' })}
          onConfirm={() => actor.send({ type: 'question.confirmed' })}
        >
          <Text>
            {`Un e-mail prévient ${fullName(offer)}, qui ne pourra plus répondre pour la chasse à ${hunt.city.label}.`}
          </Text>
        </ConfirmDialog>
      ) : null}
    </section>
  )
}
