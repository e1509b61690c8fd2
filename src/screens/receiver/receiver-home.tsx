import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { receiverHomeMachine } from '../../../machines/receiver/receiver-home.ts'
import { Heading } from '../../ui/page/heading.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Availabilities } from './availabilities.tsx'
import { ContactCount } from './contact-count.tsx'
import { GameAdvice } from './game-advice.tsx'
import { HomeCard } from '../patterns/home-card.tsx'
import { OwnOffers } from './own-offers.tsx'
import { Preferences } from './preferences.tsx'
import { Reachability } from './reachability.tsx'
import { ReceivedAnimals } from './received-animals.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'

type Props = {
  actor: ActorRefFrom<typeof receiverHomeMachine>
  /** Content above everything else. */
  children?: ReactNode
}

/** « Mon espace particulier » (spec §2 « Receiver home »). */
export function ReceiverHome({ actor, children }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { reachability, ownOffers, receivedAnimals, preferences, availabilities } = state.children
  return (
    <div className="grid gap-6">
      <Heading level={1}>Mon espace particulier</Heading>
      {children}
      {reachability ? <Reachability actor={reachability} /> : null}
      <ContactCount actor={actor} reachability={reachability} />
      {ownOffers ? <OwnOffers actor={ownOffers} /> : null}
      {receivedAnimals ? <ReceivedAnimals actor={receivedAnimals} /> : null}
      {preferences ? (
        <Preferences actor={preferences} specimenTypes={state.context.specimenTypes} />
      ) : (
        <HomeCard id="preferences" title="Mes préférences">
          {state.matches({ preferences: 'loading' }) ? (
            <Skeleton label="Lecture de vos préférences…" count={4} look="line" />
          ) : (
            <FailureNotice onRetry={() => actor.send({ type: 'preferences.retried' })}>
              Vos préférences n’ont pas pu être lues.
            </FailureNotice>
          )}
        </HomeCard>
      )}
      {availabilities ? <Availabilities actor={availabilities} /> : null}
      <GameAdvice />
    </div>
  )
}
