import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { overloadMachine } from '../../../machines/shell/overload.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { waitInWords } from '../../words/wait-in-words.ts'

/** Readings that an overloaded server refused: when they are repeated, and a button to do so at once. */
export function OverloadNotice({ actor }: { actor: ActorRefFrom<typeof overloadMachine> }) {
  const seconds = useSelector(actor, ({ context }) => context.seconds)
  return (
    <Notice
      tone="warning"
      title="Beaucoup de monde utilise le service"
      action={<Button onClick={() => actor.send({ type: 'readings.retried' })}>Réessayer maintenant</Button>}
    >
      {`Une partie de cette page attend un peu. Elle sera lue de nouveau dans ${waitInWords(seconds)}.`}
    </Notice>
  )
}
