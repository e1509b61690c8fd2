import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import {
  type Barrier,
  hidesNumber,
  type Reachability as Answer,
} from '../../../contract/receiver/reachability.ts'
import type { reachabilityMachine } from '../../../machines/receiver/reachability.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge } from '../../ui/notices/badge.tsx'
import { LinkButton } from '../../ui/page/link-button.tsx'
import { Link } from '../../ui/page/link.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Text } from '../../ui/text/text.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'
import { HomeCard } from '../patterns/home-card.tsx'

type Props = { actor: ActorRefFrom<typeof reachabilityMachine> }

const reasons: Record<Barrier, string> = {
  account: 'votre compte est bloqué ou effacé.',
  terms: 'vous n’avez pas encore accepté les conditions d’utilisation.',
  refused: 'vous avez refusé l’utilisation de vos données.',
  place: 'votre compte ne dit pas où vous habitez.',
  wishes: 'vous ne recherchez aucun gibier, toutes les quantités sont à 0.',
  availability: 'vous n’avez aucune disponibilité à venir.',
}

/** What changes a barrier; `null` if only the federation can. */
function Mending({ barrier, isFirst, actor }: Props & { barrier: Barrier; isFirst: boolean }): ReactNode {
  const state = useSelector(actor, (snapshot) => snapshot)
  const variant = isFirst ? 'primary' : 'secondary'
  if (barrier === 'refused')
    return (
      <Button
        variant={variant}
        busy={state.matches({ mending: 'consent' })}
        busyLabel="Enregistrement…"
        disabled={state.hasTag('busy')}
        onClick={() => actor.send({ type: 'consent.given' })}
      >
        Accepter l’utilisation de mes données
      </Button>
    )
  if (barrier === 'availability')
    return (
      <Button
        variant={variant}
        busy={state.matches({ mending: 'availability' })}
        busyLabel="Enregistrement…"
        disabled={state.hasTag('busy')}
        onClick={() => actor.send({ type: 'availability.given' })}
      >
        Me rendre toujours disponible
      </Button>
    )
  if (barrier === 'wishes') return <LinkButton to="#preferences">Choisir des gibiers</LinkButton>
  if (barrier === 'place') return <LinkButton to={paths.account}>Indiquer ma commune</LinkButton>
  if (barrier === 'terms') return <LinkButton to={paths.terms}>Lire les conditions</LinkButton>
  return null
}

const received = (count: number) =>
  count === 0
    ? 'que vous n’avez encore rien reçu d’après les comptes rendus de chasse'
    : `que vous avez déjà reçu ${count} gibier${count > 1 ? 's' : ''}`

function Seen({ reachability: { sum_donation, is_undecided } }: { reachability: Answer }) {
  return (
    <div className="grid gap-2">
      <Text>
        Les responsables de territoire vous trouvent quand leur chasse a lieu dans votre rayon, un jour où
        vous êtes disponible, pour un gibier que vous recherchez.
      </Text>
      <Text look="soft">
        {`Ils voient vos nom et prénom, votre commune, ce que vous recherchez et ${received(sum_donation)}. Votre numéro n’est montré qu’à celui qui le demande, et vous voyez ensuite qui l’a.`}
      </Text>
      {is_undecided ? (
        <Text look="soft">
          Vous n’avez encore ni accepté ni refusé l’utilisation de vos données : tant que vous ne refusez pas,
          ils vous trouvent. <Link to={`${paths.account}#gdpr`}>Choisir</Link>
        </Text>
      ) : null}
      <div className="mt-1 flex flex-wrap gap-3">
        <LinkButton to="#preferences">Mes préférences</LinkButton>
        <LinkButton to="#disponibilites">Mes disponibilités</LinkButton>
      </div>
    </div>
  )
}

/** The reasons why givers do not find the receiver, with how to change each. */
function Hindrances({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const isHidden = hidesNumber(state.context.reachability)
  return (
    <div className="grid gap-4">
      <Text>Aucun responsable de territoire ne vous trouve, parce que :</Text>
      <ul className="grid gap-4">
        {state.context.reachability.barriers.map((barrier, index) => (
          <li key={barrier} className="grid justify-items-start gap-2">
            <Text>{reasons[barrier]}</Text>
            <Mending barrier={barrier} isFirst={index === 0} actor={actor} />
          </li>
        ))}
      </ul>
      {state.matches({ hindered: 'unsaved' }) ? (
        <FailureNotice>Le changement n’a pas été enregistré.</FailureNotice>
      ) : null}
      <Text look="soft">
        {isHidden
          ? 'Votre numéro n’est plus montré ici à personne ; un chasseur qui l’a déjà noté peut l’avoir gardé.'
          : 'Un chasseur qui a déjà votre numéro peut toujours vous appeler.'}
      </Text>
    </div>
  )
}

/** The card that says whether givers find the receiver, and why not. */
export function Reachability({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const isHindered = state.matches('hindered') || state.matches('mending')
  const badge = state.matches('reachable') ? (
    <Badge tone="success">Joignable</Badge>
  ) : isHindered ? (
    <Badge tone="danger">Pas joignable</Badge>
  ) : null
  return (
    <HomeCard id="reachability" title="Suis-je joignable ?" badge={badge}>
      {state.matches('reading') ? (
        <Skeleton label="Lecture de votre situation…" count={2} look="line" />
      ) : null}
      {state.matches('unavailable') ? (
        <FailureNotice onRetry={() => actor.send({ type: 'reading.retried' })}>
          Votre situation n’a pas pu être lue.
        </FailureNotice>
      ) : null}
      {state.matches('reachable') ? <Seen reachability={state.context.reachability} /> : null}
      {isHindered ? <Hindrances actor={actor} /> : null}
    </HomeCard>
  )
}
