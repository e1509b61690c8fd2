import { stateOf } from '../../../machines/federations/federation-rights.ts'
import type { Federation } from '../../../contract/shared/federations.ts'
import { Badge } from '../../ui/notices/badge.tsx'

/** Whether a federation is initialised (spec §4 « Federation »). */
export function FederationState({ federation }: { federation: Federation }) {
  return stateOf(federation) === 'initialised' ? (
    <Badge tone="success">Initialisée</Badge>
  ) : (
    <Badge tone="warning">À initialiser</Badge>
  )
}
