import type { ActorRefFrom } from 'xstate'
import { mayHappen } from '../../../machines/federations/federation-rights.ts'
import type { federationsMachine } from '../../../machines/federations/federations.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { RowButton } from '../../ui/buttons/row-button.tsx'
import type { Federation } from '../../../contract/shared/federations.ts'
import { acts } from './federation-acts.ts'

/** `inRow`: in a row of the table, as icons. */
type Props = {
  actor: ActorRefFrom<typeof federationsMachine>
  federation: Federation
  inRow?: boolean
}

const types = [
  'initialisation.requested',
  'import.requested',
  'edition.requested',
  'deletion.requested',
  'history.requested',
] as const

/** The actions that the state of a federation allows (spec §4 « Federation »). */
export function FederationActions({ actor, federation, inRow = false }: Props) {
  const state = actor.getSnapshot()
  return types
    .filter((type) => {
      const { does } = acts[type]
      return does === null || mayHappen(state.context, federation, does)
    })
    .map((type) => {
      const { icon, label, whole } = acts[type]
      const name = whole(federation.name)
      const rest = {
        icon,
        locked: !state.can({ type, federation }),
        onClick: () => actor.send({ type, federation }),
      }
      return inRow ? (
        <RowButton key={type} label={name} {...rest}>
          {label}
        </RowButton>
      ) : (
        <Button key={type} variant="quiet" aria-label={name} {...rest}>
          {label}
        </Button>
      )
    })
}
