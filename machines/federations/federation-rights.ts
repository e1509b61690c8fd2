import type { EventFromLogic } from 'xstate'
import { federationLifecycle } from '../lifecycles/federation.ts'
import type { Federation } from '../../contract/shared/federations.ts'

/** Whether the person may change federations (federations.write), and whether they see all of them. */
export type FederationRights = { mayWrite: boolean; isNational: boolean }

/** Who is limited to a federation makes no other one. */
export const mayCreate = ({ mayWrite, isNational }: FederationRights) => mayWrite && isNational

/** Where a federation stands in its life (spec §4): it is initialised once it has towns. */
export const stateOf = ({ cities_count }: Federation) =>
  cities_count > 0 ? ('initialised' as const) : ('uninitialised' as const)

/** Whether the life of a federation lets something happen to it now, to whoever may change it. */
export const mayHappen = (
  { mayWrite }: FederationRights,
  federation: Federation,
  type: EventFromLogic<typeof federationLifecycle>['type'],
) => mayWrite && federationLifecycle.resolveState({ value: stateOf(federation), context: {} }).can({ type })
