import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import {
  alarmOf,
  searchInWords,
  type Verification as Verified,
} from '../../../contract/shared/certificates.ts'
import type { verificationMachine } from '../../../machines/receiver/verification.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { frNode } from '../../ui/text/typography.ts'
import { Text } from '../../ui/text/text.tsx'
import { capital, dayInWords } from '../../words/words.ts'
import { FailureNotice } from '../patterns/failure-notice.tsx'
import { HomeCard } from '../patterns/home-card.tsx'

const factsOf = (animal: Verified): [string, string][] => [
  ['Espèce', capital(animal.specimen_type)],
  ['N° de marquage', animal.tag ?? 'Sans marquage'],
  ['Chasse du', dayInWords(animal.started_at)],
  ['Commune', animal.city],
  ['Fédération', animal.federation ?? 'Non renseignée'],
  ['Rappel', animal.is_recalled ? 'Animal rappelé' : 'Aucun rappel'],
  ['Recherche de trichine', animal.search ? searchInWords[animal.search] : 'Sans objet pour cette espèce'],
]

function Animal({ animal }: { animal: Verified }) {
  const alarm = alarmOf(animal)
  return (
    <>
      {alarm ? (
        <Notice tone="danger">{alarm}</Notice>
      ) : (
        <Notice tone="success">Ce certificat correspond à un animal remis.</Notice>
      )}
      <dl className="grid gap-3 md:grid-cols-3">
        {factsOf(animal).map(([name, value]) => (
          <div key={name} className="grid">
            <dt className="text-ink-soft">{frNode(name)}</dt>
            <dd className="font-semibold">{frNode(value)}</dd>
          </div>
        ))}
      </dl>
      <Text look="soft">
        Comparez avec le papier et le marquage de l’animal. Cette page ne nomme personne.
      </Text>
    </>
  )
}

/** What a scanned certificate attests. */
export function Verification({ actor }: { actor: ActorRefFrom<typeof verificationMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { animal } = state.context
  return (
    <HomeCard id="verification" title="Le certificat">
      {state.matches('loading') ? (
        <Skeleton label="Vérification du certificat…" count={3} look="line" />
      ) : null}
      {state.matches('unknown') ? (
        <Notice tone="warning">
          Aucun animal remis ne répond à ce code. L’adresse est incomplète, ou la remise a été annulée depuis.
        </Notice>
      ) : null}
      {state.matches('unavailable') ? (
        <FailureNotice onRetry={() => actor.send({ type: 'verification.retried' })}>
          Le certificat n’a pas pu être vérifié.
        </FailureNotice>
      ) : null}
      {animal ? <Animal animal={animal} /> : null}
    </HomeCard>
  )
}
