import { useSelector } from '@xstate/react'
import { Users, UserX } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { FederationDetail } from '../../../contract/federations/federation-detail.ts'
import type { federationDetailMachine } from '../../../machines/federations/federation-detail.ts'
import { mayHappen, seesMembers } from '../../../machines/federations/federation-rights.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextButton } from '../../ui/buttons/text-button.tsx'
import { acts } from './federation-acts.ts'
import { FederationFigures } from './federation-figures.tsx'

type GestureProps = { actor: ActorRefFrom<typeof federationDetailMachine>; federation: FederationDetail }
type ActProps = GestureProps & {
  type: 'edition.requested' | 'initialisation.requested' | 'import.requested'
  /** This is to be done first. */
  isNext?: boolean
}

/** A button for what the rights of the person and the state of the federation allow (spec §4 « Federation »). */
function Act({ actor, federation, type, isNext = false }: ActProps) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { does, icon, label } = acts[type]
  if (!mayHappen(state.context, federation, does)) return null
  return (
    <Button
      variant={isNext ? 'primary' : 'secondary'}
      icon={icon}
      locked={!state.can({ type })}
      onClick={() => actor.send({ type })}
    >
      {label}
    </Button>
  )
}

/** Its figures; that of its members opens them for whoever may see them. */
export function Figures({
  actor,
  federation,
  linksPeople,
}: GestureProps & { linksPeople?: boolean | undefined }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const open = { type: 'members.requested' } as const
  return (
    <FederationFigures
      federation={federation}
      linksPeople={linksPeople}
      members={(count) =>
        seesMembers(state.context) ? (
          <TextButton locked={!state.can(open)} onClick={() => actor.send(open)}>
            {count}
          </TextButton>
        ) : (
          count
        )
      }
    />
  )
}

/** What may be done to the federation itself. */
export function Gestures(props: GestureProps) {
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      <Act {...props} type="initialisation.requested" isNext />
      <Act {...props} type="edition.requested" />
    </div>
  )
}

/** What may be done to its members. */
export function MemberGestures(props: GestureProps) {
  const { actor, federation } = props
  const state = useSelector(actor, (snapshot) => snapshot)
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {seesMembers(state.context) && federation.retriever_users_count > 0 ? (
        <Button
          icon={Users}
          locked={!state.can({ type: 'members.requested' })}
          onClick={() => actor.send({ type: 'members.requested' })}
        >
          Voir les adhérents
        </Button>
      ) : null}
      {seesMembers(state.context) && federation.removed_retrievers_count > 0 ? (
        <Button
          icon={UserX}
          locked={!state.can({ type: 'removed.requested' })}
          onClick={() => actor.send({ type: 'removed.requested' })}
        >
          Voir les adhérents retirés
        </Button>
      ) : null}
      <Act {...props} type="import.requested" />
    </div>
  )
}
