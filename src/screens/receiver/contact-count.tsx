import { useSelector } from '@xstate/react'
import { PhoneCall } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { hidesNumber } from '../../../contract/receiver/reachability.ts'
import type { reachabilityMachine } from '../../../machines/receiver/reachability.ts'
import type { receiverHomeMachine } from '../../../machines/receiver/receiver-home.ts'
import { paths } from '../../paths.ts'
import { Heading } from '../../ui/page/heading.tsx'
import { Link } from '../../ui/page/link.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Text } from '../../ui/text/text.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'

/** How many hunters have the receiver's contact details (spec §2 « Mes contacts »). */
function countInWords(hunters: number): string {
  if (hunters === 0) return 'Aucun chasseur n’a encore vos coordonnées.'
  return hunters === 1 ? '1 chasseur a vos coordonnées.' : `${hunters} chasseurs ont vos coordonnées.`
}

/**
 * What the number means; null while it is unknown whether givers find the receiver. `isHidden`: the number is
 * shown to nobody any more.
 */
function meaningOf(hunters: number, isReachable: boolean | null, isHidden: boolean): string | null {
  if (hunters > 0 && isReachable === null) return null
  if (hunters > 0 && isHidden)
    return hunters === 1
      ? 'Votre numéro ne lui est plus montré ici ; il peut l’avoir noté.'
      : 'Votre numéro ne leur est plus montré ici ; ils peuvent l’avoir noté.'
  if (hunters > 0)
    return hunters === 1
      ? 'Il peut vous appeler quand il a du gibier à céder.'
      : 'Ils peuvent vous appeler quand ils ont du gibier à céder.'
  if (isReachable === null) return null
  return isReachable
    ? 'Un chasseur qui a du gibier à céder près de chez vous pourra vous appeler.'
    : 'Aucun ne pourra vous appeler tant que vous n’êtes pas joignable.'
}

type Props = {
  actor: ActorRefFrom<typeof receiverHomeMachine>
  reachability: ActorRefFrom<typeof reachabilityMachine> | undefined
}

/** The banner « Mes contacts » (spec §2 « Receiver home »). */
export function ContactCount({ actor, reachability }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const isReachable = useSelector(reachability, (snapshot) => {
    if (snapshot?.matches('reachable')) return true
    return snapshot?.matches('hindered') || snapshot?.matches('mending') ? false : null
  })
  const { hunters } = state.context
  const isHidden = useSelector(
    reachability,
    (snapshot) => snapshot !== undefined && hidesNumber(snapshot.context.reachability),
  )
  const meaning = meaningOf(hunters, isReachable, isHidden)
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
            <p className="text-xl font-semibold text-balance">{countInWords(hunters)}</p>
            {meaning ? <Text look="soft">{meaning}</Text> : null}
            {hunters > 0 ? (
              <Text>
                <Link to={`${paths.account}#holders`}>
                  {hunters === 1 ? 'Voir qui a mon numéro' : 'Voir qui a mon numéro, et depuis quand'}
                </Link>
              </Text>
            ) : null}
          </>
        ) : null}
      </div>
    </section>
  )
}
