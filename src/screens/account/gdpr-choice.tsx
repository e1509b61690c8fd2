import { useSelector } from '@xstate/react'
import { Fragment } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Ending } from '../../../contract/shared/offers.ts'
import { GIVER, type GdprState, RECEIVER } from '../../../contract/shared/users.ts'
import type { gdprChoiceMachine } from '../../../machines/account/gdpr-choice.ts'
import { Badge } from '../../ui/notices/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { KeepFocus } from '../../ui/dialogs/keep-focus.tsx'
import { Text } from '../../ui/text/text.tsx'
import { ChoiceTrouble } from '../patterns/choice-trouble.tsx'
import { EndingOffers } from '../shared/ending-offers.tsx'
import { HomeCard } from '../patterns/home-card.tsx'

type Actor = ActorRefFrom<typeof gdprChoiceMachine>
/** `ending`: the open offers that a refusal ends. */
type Props = { actor: Actor; roleCode: string; ending?: readonly Ending[] | undefined }
/** `pending`: what happens until the person has chosen, if that shows them to others. */
type Meaning = Record<'accepted' | 'refused', string> & { pending?: string }

const states = {
  pending: { label: 'Pas encore choisi', tone: 'warning' },
  accepted: { label: 'Acceptée', tone: 'success' },
  refused: { label: 'Refusée', tone: 'neutral' },
} as const satisfies Record<GdprState, object>

/** What each choice means, by role (decision 0013). */
const meanings: Record<string, Meaning> = {
  [RECEIVER]: {
    pending:
      'Tant que vous ne refusez pas, les responsables de territoire près de chez vous voient déjà votre nom, votre commune et les gibiers que vous recherchez, et peuvent obtenir votre numéro.',
    accepted:
      'Les responsables de territoire près de chez vous voient votre nom, votre commune et les gibiers que vous recherchez, et peuvent obtenir votre numéro.',
    refused:
      'Les responsables de territoire ne vous voient plus : plus aucun chasseur ne vous trouve. Un chasseur qui a déjà noté votre numéro peut l’avoir gardé.',
  },
  [GIVER]: {
    accepted:
      'Vos données servent à la mise en relation avec les particuliers et à l’information de votre fédération.',
    refused:
      'Votre refus est noté et votre fédération le voit. Vos chasses et vos déclarations continuent comme avant ; un particulier dont vous avez obtenu le numéro voit toujours votre nom.',
  },
}
const ofStaff: Meaning = {
  accepted: 'Vos données servent à votre travail dans l’application.',
  refused:
    'Votre refus est noté ; les administrateurs le voient. Vos droits dans l’application restent les mêmes.',
}

const offers = { accepted: 'Accepter', refused: 'Refuser' } as const

/** The person’s choice on the use of their data, and its consequences (spec §4 « GDPR state »). */
export function GdprChoice({ actor, roleCode, ending }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { value, wanted } = state.context
  const meaning = meanings[roleCode] ?? ofStaff
  const { label, tone } = states[value]
  // The pressed button may no longer be rendered.
  const Buttons = state.matches({ open: 'saved' }) ? KeepFocus : Fragment
  return (
    <HomeCard id="gdpr" title="Utilisation de mes données" badge={<Badge tone={tone}>{label}</Badge>}>
      <div className="grid gap-2">
        {value === 'pending' && meaning.pending ? (
          <>
            <Text>{meaning.pending}</Text>
            <Text>Si vous acceptez, cela continue, et votre accord est noté.</Text>
          </>
        ) : (
          <Text>{`Si vous acceptez, ${lower(meaning.accepted)}`}</Text>
        )}
        <Text>{`Si vous refusez, ${lower(meaning.refused)}`}</Text>
      </div>
      <ChoiceTrouble actor={actor} />
      <Buttons>
        <div className="flex flex-wrap gap-3">
          {(['refused', 'accepted'] as const)
            .filter((choice) => choice !== value)
            .map((choice) => (
              <Button
                key={choice}
                busy={state.hasTag('busy') && wanted === choice}
                busyLabel="Enregistrement…"
                disabled={state.matches('throttled') || (state.hasTag('busy') && wanted !== choice)}
                onClick={() => actor.send({ type: 'choice.made', value: choice })}
              >
                {offers[choice]}
              </Button>
            ))}
        </div>
      </Buttons>
      {state.matches('confirming') ? (
        <ConfirmDialog
          message="Refuser l’utilisation de vos données ?"
          confirm="Refuser"
          danger
          onCancel={() => actor.send({ type: 'question.cancelled' })}
          onConfirm={() => actor.send({ type: 'question.confirmed' })}
        >
          <Text>{meaning.refused}</Text>
          <EndingOffers offers={ending} />
        </ConfirmDialog>
      ) : null}
    </HomeCard>
  )
}

const lower = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)
