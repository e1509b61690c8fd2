import { useSelector } from '@xstate/react'
import { PhoneCall } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { receiverHomeMachine } from '../../machines/receiver-home.ts'
import { Button } from '../ui/button.tsx'
import { Heading } from '../ui/heading.tsx'
import { Notice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Text } from '../ui/text.tsx'

/** How many hunters have the receiver's contact details, in words (spec §2 « Mes contacts »). */
const inWords = (hunters: number) => {
  if (hunters === 0) return 'Aucun chasseur n’a encore vos coordonnées.'
  if (hunters === 1) return '1 chasseur a vos coordonnées.'
  return `${hunters} chasseurs ont vos coordonnées.`
}

/** The banner « Mes contacts » (spec §2 « Receiver home »). */
export function ContactCount({ actor }: { actor: ActorRefFrom<typeof receiverHomeMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { hunters } = state.context
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
          <Notice
            tone="danger"
            action={<Button onClick={() => actor.send({ type: 'count.retried' })}>Réessayer</Button>}
          >
            Vos contacts n’ont pas pu être comptés. Vérifiez votre réseau, puis réessayez.
          </Notice>
        ) : null}
        {state.matches({ contacts: 'counted' }) ? (
          <>
            <p className="text-xl font-semibold text-balance">{inWords(hunters)}</p>
            <Text look="soft">
              {hunters === 0
                ? 'Un chasseur qui cherche à céder du gibier près de chez vous pourra vous appeler.'
                : 'Ils peuvent vous appeler quand ils ont du gibier à céder.'}
            </Text>
          </>
        ) : null}
      </div>
    </section>
  )
}
