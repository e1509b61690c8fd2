import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { receiverHomeMachine } from '../../../machines/receiver/receiver-home.ts'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Availabilities } from './availabilities.tsx'
import { ContactCount } from './contact-count.tsx'
import { GameAdvice } from './game-advice.tsx'
import { HomeCard } from '../patterns/home-card.tsx'
import { Preferences } from './preferences.tsx'

type Props = { actor: ActorRefFrom<typeof receiverHomeMachine> }

/** « Mon espace particulier » (spec §2 « Receiver home »). */
export function ReceiverHome({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { preferences, availabilities } = state.children
  return (
    <div className="grid gap-6">
      <Heading level={1}>Mon espace particulier</Heading>
      <ContactCount actor={actor} />
      {preferences ? (
        <Preferences
          actor={preferences}
          specimenTypes={state.context.specimenTypes}
          onDiscard={() => actor.send({ type: 'preferences.discarded' })}
        />
      ) : (
        <HomeCard id="preferences" title="Mes préférences">
          {state.matches({ preferences: 'loading' }) ? (
            <Skeleton label="Lecture de vos préférences…" count={4} look="line" />
          ) : (
            <Notice
              tone="danger"
              action={<Button onClick={() => actor.send({ type: 'preferences.retried' })}>Réessayer</Button>}
            >
              Vos préférences n’ont pas pu être lues. Vérifiez votre réseau, puis réessayez.
            </Notice>
          )}
        </HomeCard>
      )}
      {availabilities ? <Availabilities actor={availabilities} /> : null}
      <GameAdvice />
    </div>
  )
}
