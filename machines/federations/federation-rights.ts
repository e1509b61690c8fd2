import type { EventFromLogic } from 'xstate'
import { federationLifecycle } from '../lifecycles/federation.ts'
import type { Federation } from '../../contract/shared/federations.ts'

/** Whether the person may change federations (federations.write), and whether they see all of them. */
export type FederationRights = { mayWrite: boolean; isNational: boolean }

/** People limited to one federation cannot create another. */
export const mayCreate = ({ mayWrite, isNational }: FederationRights) => mayWrite && isNational

/** The lifecycle state of a federation (spec §4): initialised once it has towns. */
export const stateOf = ({ cities_count }: Federation) =>
  cities_count > 0 ? ('initialised' as const) : ('uninitialised' as const)

/** Whether the lifecycle allows an event now. Permissions are checked elsewhere. */
export const mayHappen = (
  { mayWrite }: FederationRights,
  federation: Federation,
  type: EventFromLogic<typeof federationLifecycle>['type'],
) => mayWrite && federationLifecycle.resolveState({ value: stateOf(federation), context: {} }).can({ type })
