import { useSelector } from '@xstate/react'
import { PhoneCall } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { receiverHomeMachine } from '../../../machines/receiver/receiver-home.ts'
import { Heading } from '../../ui/page/heading.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Text } from '../../ui/text/text.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'

/** How many hunters have the receiver's contact details, and what follows (spec §2 « Mes contacts »). */
function inWords(hunters: number): { count: string; meaning: string } {
  if (hunters === 0)
    return {
      count: 'Aucun chasseur n’a encore vos coordonnées.',
      meaning: 'Un chasseur qui a du gibier à céder près de chez vous pourra vous appeler.',
    }
  if (hunters === 1)
    return {
      count: '1 chasseur a vos coordonnées.',
      meaning: 'Il peut vous appeler quand il a du gibier à céder.',
    }
  return {
    count: `${hunters} chasseurs ont vos coordonnées.`,
    meaning: 'Ils peuvent vous appeler quand ils ont du gibier à céder.',
  }
}

/** The banner « Mes contacts » (spec §2 « Receiver home »). */
export function ContactCount({ actor }: { actor: ActorRefFrom<typeof receiverHomeMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { count, meaning } = inWords(state.context.hunters)
  return (
    <section aria-labelledby="contacts" className="flex gap-4 rounded-card bg-forest-soft p-4 md:p-5">
      <span className="hidden size-12 shrink-0 place-items-center rounded-full bg-forest text-on-forest md:grid">
        <PhoneCall aria-hidden className="size-6" />
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <Heading level={2} look={4} id="contacts">
          Mes contacts
        </Heading>
        {state.matches({ contacts: 'counting' }) ? (
          <Skeleton label="Lecture de vos contacts…" look="line" />
        ) : null}
        {state.matches({ contacts: 'uncounted' }) ? (
          <FailureNotice onRetry={() => actor.send({ type: 'count.retried' })}>
            Vos contacts n’ont pas pu être comptés.
          </FailureNotice>
        ) : null}
        {state.matches({ contacts: 'counted' }) ? (
          <>
            <p className="text-xl font-semibold text-balance">{count}</p>
            <Text look="soft">{meaning}</Text>
          </>
        ) : null}
      </div>
    </section>
  )
}
