import type { EventFromLogic } from 'xstate'
import { federationLifecycle } from '../lifecycles/federation.ts'
import type { Federation } from '../../contract/shared/federations.ts'

/**
 * Whether the person may change federations (federations.write), whether they may at least import members
 * (federations.import), and whether they see all federations.
 */
export type FederationRights = { mayWrite: boolean; mayImport: boolean; isNational: boolean }

/** The rights alone. */
export const rightsOf = ({ mayWrite, mayImport, isNational }: FederationRights): FederationRights => ({
  mayWrite,
  mayImport,
  isNational,
})

/** Whoever may import members may read their names. */
export const seesMembers = ({ mayWrite, mayImport }: FederationRights) => mayWrite || mayImport

/** People limited to one federation cannot create another. */
export const mayCreate = ({ mayWrite, isNational }: FederationRights) => mayWrite && isNational

/** The lifecycle state of a federation (spec §4): initialised once it has communes. */
export const stateOf = ({ cities_count }: Federation) =>
  cities_count > 0 ? ('initialised' as const) : ('uninitialised' as const)

/** Whether the lifecycle allows an event now. Permissions are checked elsewhere. */
export const mayHappen = (
  { mayWrite, mayImport }: FederationRights,
  federation: Federation,
  type: EventFromLogic<typeof federationLifecycle>['type'],
) =>
  (mayWrite || (mayImport && type === 'retrievers.imported')) &&
  federationLifecycle.resolveState({ value: stateOf(federation), context: {} }).can({ type })
