import { useSelector } from '@xstate/react'
import { Copy, Download, Printer } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { recoveryCodesMachine } from '../../../machines/shared/recovery-codes.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Text } from '../../ui/text/text.tsx'

type Props = { actor: ActorRefFrom<typeof recoveryCodesMachine> }

const outcomes = {
  copied: 'Les codes sont copiés.',
  downloaded: 'Le fichier se trouve dans vos téléchargements.',
}

/** Recovery codes, displayed once, and the ways to save them. */
export function RecoveryCodes({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  if (state.status === 'done') return null
  const outcome = (Object.keys(outcomes) as (keyof typeof outcomes)[]).find((shown) =>
    state.matches({ shown }),
  )
  return (
    <div className="grid gap-4">
      <Text>
        Chacun de ces codes de secours remplace une fois votre appareil, si vous l’avez perdu. Gardez-les en
        lieu sûr, ailleurs que sur cet appareil.
      </Text>
      <Notice tone="warning" still>
        Ils ne seront plus montrés.
      </Notice>
      <ul
        aria-label="Codes de secours"
        className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-6 gap-y-1 rounded-control bg-sunken p-4"
      >
        {state.context.codes.map((code) => (
          <li key={code} className="font-mono text-lg">
            {code}
          </li>
        ))}
      </ul>
      <div role="group" aria-label="Garder ces codes" className="flex flex-wrap gap-2">
        <Button icon={Copy} onClick={() => actor.send({ type: 'codes.copied' })}>
          Copier
        </Button>
        <Button icon={Download} onClick={() => actor.send({ type: 'codes.downloaded' })}>
          Télécharger
        </Button>
        <Button icon={Printer} onClick={() => actor.send({ type: 'codes.printed' })}>
          Imprimer
        </Button>
      </div>
      <p role="status" className="empty:hidden">
        {outcome ? outcomes[outcome] : null}
      </p>
      {state.matches({ shown: 'uncopied' }) ? (
        <Notice tone="warning">
          Votre navigateur refuse la copie. Téléchargez ces codes, ou notez-les sur papier.
        </Notice>
      ) : null}
      <div>
        <Button variant="primary" onClick={() => actor.send({ type: 'codes.noted' })}>
          Je les ai notés
        </Button>
      </div>
    </div>
  )
}
