import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { OfferState } from '../../../../contract/shared/offers.ts'
import { suggestionOf } from '../../../../machines/giver/offers/hunt-offers-parts.ts'
import type { huntOffersMachine } from '../../../../machines/giver/offers/hunt-offers.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { VirtualList } from '../../../ui/lists/virtual-list.tsx'
import { Fold } from '../../../ui/page/fold.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { ofName } from '../../../../contract/words-in-french.ts'
import { counted, fullName, momentInWords } from '../../../words/words.ts'
import { FailureNotice } from '../../patterns/failure-notice.tsx'
import { HuntOffer } from './hunt-offer.tsx'
import { NextOffers } from './next-offers.tsx'
import { OfferAbsence } from './offer-absence.tsx'
import { OfferConfirmation } from './offer-confirmation.tsx'
import { OfferQuestion } from './offer-question.tsx'
import { OfferHandOver } from './offer-hand-over.tsx'
import { Suggestion } from './suggestion.tsx'

type Actor = ActorRefFrom<typeof huntOffersMachine>

const countIn = (offers: { state: OfferState }[]) => (which: OfferState) =>
  offers.filter((offer) => offer.state === which).length

const answersTo = (offers: { state: OfferState }[]) => {
  const said = countIn(offers)
  const accepted = said('accepted')
  return [
    counted(said('willing'), 'oui', 'oui'),
    accepted > 0 ? counted(accepted, 'rendez-vous accepté', 'rendez-vous acceptés') : '',
    counted(said('sounded'), 'réponse attendue', 'réponses attendues'),
    `${said('declined')} non`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The same on one line of a phone: only what there is. Who was proposed a meeting is to answer too. */
const answersInShort = (offers: { state: OfferState }[]) => {
  const said = countIn(offers)
  return (
    [
      [said('willing'), 'oui'],
      [said('accepted'), 'rendez-vous'],
      [said('sounded') + said('confirmed'), 'en attente'],
      [said('declined'), 'non'],
    ] as const
  )
    .filter(([count]) => count > 0)
    .map((each) => each.join(' '))
    .join(', ')
}

/** Whom the next offer or meeting goes to, if an animal is left. */
function toWhom(context: ReturnType<Actor['getSnapshot']>['context']): string {
  const suggested = suggestionOf(context)
  if (suggested === null) return ''
  if (suggested !== 'inTurn') return `rendez-vous à proposer à ${fullName(suggested)}`
  return context.next ? `au tour ${ofName(fullName(context.next))}` : ''
}

function Alerts({ actor }: { actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { offers, reason } = state.context
  return (
    <>
      {reason ? <Notice tone="warning">{reason}</Notice> : null}
      {state.matches({ listed: 'failed' }) ? <FailureNotice>L’envoi n’a pas abouti.</FailureNotice> : null}
      {state.matches({ listed: 'stale' }) ? (
        <FailureNotice>Les réponses montrées datent un peu.</FailureNotice>
      ) : null}
      <p role="status" className="sr-only">
        {offers.length > 0 ? answersTo(offers) : ''}
      </p>
    </>
  )
}

function Listed({ actor }: Pick<Props, 'actor'>) {
  const { offers, may_ask } = useSelector(actor, (snapshot) => snapshot.context)
  return (
    <>
      <Suggestion actor={actor} />
      {may_ask ? <NextOffers actor={actor} /> : null}
      {offers.length === 0 ? (
        <Text look="soft">
          Aucune proposition pour l’instant. Chaque personne à qui vous proposez reçoit un e-mail ; si elle
          dit oui, vous obtenez son numéro.
        </Text>
      ) : (
        <VirtualList
          label="Propositions"
          items={offers}
          keyOf={({ id }) => id}
          estimate={96}
          render={(offer) => <HuntOffer offer={offer} actor={actor} />}
        />
      )}
    </>
  )
}

type Props = {
  actor: Actor
  /** What belongs to offers, folded with them. */
  children?: ReactNode
}

/** The offers of a hunt until it is reported, above its contacts. */
export function HuntOffers({ actor, children }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { offer, offers, hunt } = state.context
  const { offerConfirmation, offerHandOver, offerAbsence } = state.children
  if (state.matches('closed')) return null
  const isRead = !state.matches('loading') && !state.matches('unavailable')
  return (
    <section aria-label="Propositions" className="grid gap-2">
      {state.matches('unavailable') ? (
        <FailureNotice onRetry={() => actor.send({ type: 'offers.retried' })}>
          Les propositions n’ont pas pu être lues.
        </FailureNotice>
      ) : null}
      {isRead ? <Alerts actor={actor} /> : null}
      <Fold
        look="line"
        label={['Propositions', toWhom(state.context)].filter(Boolean).join(' : ')}
        second={answersInShort(offers)}
      >
        {state.matches('loading') ? <Skeleton label="Lecture des propositions…" look="line" /> : null}
        {isRead ? <Listed actor={actor} /> : null}
        {children}
      </Fold>
      {offerConfirmation ? <OfferConfirmation actor={offerConfirmation} /> : null}
      {offerHandOver ? <OfferHandOver actor={offerHandOver} /> : null}
      {offerAbsence ? <OfferAbsence actor={offerAbsence} /> : null}
      <OfferQuestion actor={actor} />
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
            {offer.state === 'accepted' && offer.meeting
              ? `${fullName(offer)} est attendu le ${momentInWords(offer.meeting.starts_at)}. Un e-mail lui dit tout de suite : « Rendez-vous annulé : ne venez pas ».`
              : `Un e-mail prévient ${fullName(offer)}, qui ne pourra plus répondre pour la chasse à ${hunt.city.label}.`}
          </Text>
        </ConfirmDialog>
      ) : null}
    </section>
  )
}
