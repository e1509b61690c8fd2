import { useSelector } from '@xstate/react'
import { MessageSquareWarning } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import type { OwnOffer } from '../../../contract/receiver/offers.ts'
import type { ownOffersMachine } from '../../../machines/receiver/own-offers.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Text } from '../../ui/text/text.tsx'
import { dayInWords } from '../../words/words.ts'

type Props = { offer: OwnOffer; actor: ActorRefFrom<typeof ownOffersMachine> }

const meanings = {
  noted: 'Le responsable a noté votre absence à ce rendez-vous.',
  contested: 'Vous la contestez : elle ne compte pas tant que la fédération n’a pas décidé.',
  upheld: 'La fédération a examiné votre contestation et maintient l’absence.',
  lifted: 'La fédération vous a donné raison : cette absence ne compte pas.',
}

/** A recorded absence, its consequences, and a button to contest it. */
export function OfferAbsence({ offer: { id, absence }, actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  if (!absence) return null
  const { contesting } = state.context
  const isSending = state.matches('contesting') && contesting?.id === id
  return (
    <div className="grid gap-3">
      <Text look="soft">{meanings[absence.state]}</Text>
      {absence.may_contest ? (
        <>
          <TextArea
            label="Un mot pour la fédération"
            optional
            rows={2}
            maxLength={limits.absences.words}
            disabled={state.hasTag('busy')}
            value={contesting?.id === id ? contesting.words : ''}
            onChange={(value) => actor.send({ type: 'contest.typed', id, value })}
          />
          <div className="flex flex-wrap items-center gap-3">
            <Button
              icon={MessageSquareWarning}
              busy={isSending}
              busyLabel="Envoi de votre contestation…"
              disabled={!state.can({ type: 'absence.contested', id })}
              onClick={() => actor.send({ type: 'absence.contested', id })}
            >
              Contester cette absence
            </Button>
            <Text look="soft">{`Possible jusqu’au ${dayInWords(absence.contest_until)}.`}</Text>
          </div>
        </>
      ) : null}
    </div>
  )
}

const { within, behind } = limits.absences

/** The notice that a person is currently placed last in the order, and why. */
export function BehindNotice({ until }: { until: string }) {
  return (
    <Text>
      {`Jusqu’au ${dayInWords(until)}, les propositions vous arrivent après les autres : deux absences ont été notées en ${within} jours. Cela dure ${behind} jours et ne vous exclut pas. Si c’est une erreur, contestez ci-dessous.`}
    </Text>
  )
}
