import type { InitReport } from '../../../contract/federations/federation-jobs.ts'
import { federationLifecycle } from '../../../machines/lifecycles/federation.ts'
import type { Db } from '../../database.ts'
import { Conflict, NotFound } from '../../http/errors.ts'
import type { Caller, Handler } from '../../http/handler.ts'
import { recordAuditEntry } from '../../rules/audit-log.ts'
import { assertAllowed } from '../../rules/lifecycle.ts'
import { findFederation, readFederationState } from '../../queries/federations/federation-rows.ts'
import {
  attachTowns,
  countNearTowns,
  hasTowns,
  holdFederation,
} from '../../queries/federations/federations.ts'

const reasons = {
  'federation.initialised': 'Cette fédération est déjà initialisée.',
  'retrievers.imported': 'Cette fédération n’a pas encore de communes : initialisez-la d’abord.',
}
type Step = keyof typeof reasons

/** Answers 404 for a federation that does not exist, or is outside the caller's scope. */
export const unknownFederation = () =>
  new NotFound('Cette fédération est introuvable : elle a peut-être été supprimée.')

/** @throws NotFound outside the caller's scope */
export async function findOwn(db: Db, caller: Caller, id: number) {
  const federation = await findFederation(db, { id, scope: caller.federationId })
  if (!federation) throw unknownFederation()
  return federation
}

/** @throws Conflict unless the federation's lifecycle allows the job now */
export async function assertReady(db: Db, id: number, type: Step) {
  const { state } = await readFederationState(db, id)
  assertAllowed(federationLifecycle, state, { type }, reasons[type])
}

/** @throws NotFound, Conflict, before a job is started */
export async function findReady(db: Db, caller: Caller, id: number, type: Step) {
  const federation = await findOwn(db, caller, id)
  await assertReady(db, id, type)
  return federation
}

/** The same within the job's transaction; the lock keeps the state until it ends. */
export async function holdReady(transaction: Db, id: number, type: Step) {
  await holdFederation(transaction, id)
  await assertReady(transaction, id, type)
}

/** Reads the running job of a federation, or otherwise its last one. */
export const readFederationJob: Handler<'readFederationJob'> = async ({ db, caller, params, jobs }) => {
  await findOwn(db, caller, params.id)
  return jobs.read(params.id)
}

/** Starts to attach communes to a federation. */
export const initFederation: Handler<'initFederation'> = async ({ db, now, caller, params, jobs }) => {
  const federationId = params.id
  const { department_code } = await findReady(db, caller, federationId, 'federation.initialised')
  if (!(await hasTowns(db, department_code)))
    throw new Conflict(`Aucune commune n’est connue dans le département ${department_code}.`)
  return jobs.start({
    kind: 'init',
    federationId,
    by: caller,
    total: null,
    // Another job may have started and ended since the first check.
    check: () => assertReady(db, federationId, 'federation.initialised'),
    run: async (transaction): Promise<InitReport> => {
      await holdReady(transaction, federationId, 'federation.initialised')
      const towns = await attachTowns(transaction, federationId)
      const report = { towns, near: await countNearTowns(transaction, federationId) }
      const act = { act: 'federation.initialised', by: caller, federationId, details: report } as const
      await recordAuditEntry(transaction, act, now)
      return report
    },
  })
}
