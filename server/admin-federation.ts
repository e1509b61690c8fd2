import { limits } from '../contract/limits.ts'
import type { Db } from './database.ts'
import { insertFederation } from './queries/federations/federation-rows.ts'
import { hasTowns } from './queries/federations/federations.ts'
import { recordAuditEntry } from './rules/audit-log.ts'
import { StartRefused } from './start-refused.ts'

export const FEDERATION_USAGE =
  'Usage : npm run admin -- federation --department 2A --name "Fédération de la Corse-du-Sud"'

/** 01 to 95, 2A and 2B, or three digits overseas. */
const DEPARTMENT = /^(\d\d|2[AB]|9[78]\d)$/

/**
 * Adds a federation of any department that has communes, also of those whose code the form does not take
 * (spec §5: two digits). Its communes are added on its page, as for any other.
 * @throws StartRefused
 */
export async function addFederation(
  db: Db,
  entry: { department?: string | undefined; name?: string | undefined },
  now: Date,
): Promise<string> {
  const department_code = entry.department?.trim().toUpperCase() ?? ''
  const name = entry.name?.trim() ?? ''
  if (!DEPARTMENT.test(department_code) || name === '' || name.length > limits.name)
    throw new StartRefused(FEDERATION_USAGE)
  if (!(await hasTowns(db, department_code)))
    throw new StartRefused(`Aucune commune n’est connue dans le département ${department_code}.`)
  await db.transaction().execute(async (transaction) => {
    const row = { department_code, name, code: `FDC${department_code}`, created_at: now }
    const added = await insertFederation(transaction, row)
    if (!added) throw new StartRefused(`Le département ${department_code} a déjà une fédération.`)
    const done = { act: 'federation.created', details: { department_code } } as const
    await recordAuditEntry(transaction, { ...done, by: null, federationId: added.id }, now)
  })
  return `Fédération créée : ${name} (${department_code}). Un administrateur l’initialise depuis sa page, et y met son logo.`
}
