import { useSelector } from '@xstate/react'
import { PhoneCall, PhoneMissed, PhoneOff, TriangleAlert, Undo2 } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { RecallReceiver } from '../../../../contract/federations/recall-receivers.ts'
import type { Recall } from '../../../../contract/federations/recalls.ts'
import type { recallsMachine } from '../../../../machines/federations/sanitary/recalls.ts'
import { gameInWords } from '../../../words/recalls.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Heading } from '../../../ui/page/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { RecallGivingUp, RecallLifting, RecallReached, RecallUnreachable } from './recall-commands.tsx'
import { RecallForm } from './recall-form.tsx'
import { RecallList } from './recall-list.tsx'
import { RefreshButton } from '../../patterns/refresh-button.tsx'

type Props = { actor: ActorRefFrom<typeof recallsMachine> }

/** The possible outcomes of a call; hidden once the person has confirmed. */
function Calls({ actor, receiver }: Props & { receiver: RecallReceiver }) {
  const { state } = receiver
  const name = receiver.name ?? 'une personne qui n’est plus nommée'
  if (state === 'acknowledged') return null
  return (
    <>
      {state === 'reached' ? null : (
        <Button
          icon={PhoneCall}
          aria-label={`Jointe : ${name}`}
          onClick={() => actor.send({ type: 'reached.requested', subject: receiver })}
        >
          Jointe
        </Button>
      )}
      <Button
        variant="quiet"
        icon={PhoneMissed}
        aria-label={`Pas jointe : ${name}`}
        onClick={() => actor.send({ type: 'unreachable.requested', subject: receiver })}
      >
        Pas jointe
      </Button>
      {state === 'toTell' || state === 'told' ? (
        <Button
          variant="quiet"
          icon={PhoneOff}
          aria-label={`Renoncer à joindre ${name}`}
          onClick={() => actor.send({ type: 'givingUp.requested', subject: receiver })}
        >
          Renoncer…
        </Button>
      ) : null}
    </>
  )
}

/**
 * The button that lifts a recall opened by staff of one's own federation; one of a positive result ends
 * with that result.
 */
function Lift({ actor, recall }: Props & { recall: Recall }) {
  if (recall.sample !== null || recall.other_federation !== null || recall.state === 'lifted') return null
  return (
    <div>
      <Button
        variant="quiet"
        icon={Undo2}
        aria-label={`Lever le rappel : ${gameInWords(recall.game)}`}
        onClick={() => actor.send({ type: 'recallLifting.requested', recall })}
      >
        Lever le rappel
      </Button>
    </div>
  )
}

/** The recalls of a federation, and the window over them, if any. */
export function Recalls({ actor }: Props) {
  const { recallList, recallForm, recallLifting, recallReached, recallUnreachable, recallGivingUp } =
    useSelector(actor, ({ children }) => children)
  return (
    <div className="grid gap-6">
      <Heading level={1}>Rappels</Heading>
      <Text>
        Un résultat positif rappelle le gibier tout de suite : un e-mail part à chaque personne qui en a.
        Appelez d’abord qui n’a pas reçu l’e-mail, puis qui n’a pas confirmé. Qui ne répond pas reste à
        appeler.
      </Text>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          icon={TriangleAlert}
          onClick={() => actor.send({ type: 'creation.requested' })}
        >
          Ouvrir un rappel
        </Button>
        <RefreshButton onClick={() => actor.send({ type: 'list.outdated' })} />
      </div>
      {recallList ? (
        <RecallList
          actor={recallList}
          actions={(receiver) => <Calls actor={actor} receiver={receiver} />}
          commands={(recall) => <Lift actor={actor} recall={recall} />}
        />
      ) : null}
      {recallForm ? <RecallForm actor={recallForm} /> : null}
      {recallLifting ? <RecallLifting actor={recallLifting} /> : null}
      {recallReached ? <RecallReached actor={recallReached} /> : null}
      {recallUnreachable ? <RecallUnreachable actor={recallUnreachable} /> : null}
      {recallGivingUp ? <RecallGivingUp actor={recallGivingUp} /> : null}
    </div>
  )
}
