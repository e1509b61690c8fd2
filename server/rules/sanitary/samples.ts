import { limits } from '../../../contract/limits.ts'
import { Conflict, Refused } from '../../http/errors.ts'
import type { Actor } from '../audit-log.ts'
import { seasonOf } from '../../../contract/seasons.ts'
import { tagKey } from '../../../contract/shared/animals.ts'
import { BOAR } from '../../../contract/shared/specimen-types.ts'
import type { Db, DbTransaction } from '../../database.ts'
import type { Caller } from '../../http/handler.ts'
import { lockRules } from '../../queries/federations/sanitary/sanitary-rules.ts'
import { findTagged } from '../../queries/federations/sanitary/samples.ts'

type Entered = { result_by: number | null; result_assistant_id: number | null }

/**
 * Checks that a positive result may be discarded: with a reason, and by another person than the one who
 * entered it (decision 0040).
 * @throws Refused without a reason
 * @throws Conflict for the same person, and once nobody knows any more who entered it
 */
export function assertOverturnable(
  { result_by, result_assistant_id }: Entered,
  { by, reason }: { by: Actor; reason: string | null | undefined },
): void {
  const { min } = limits.samples.overturning
  if ((reason ?? '').length < min)
    throw new Refused({ reason: [`Dites pourquoi, en ${min} caractères au moins.`] })
  if (result_by === null) throw new Conflict('Ce résultat a plus d’un an : il n’est plus écarté.')
  const acting = [by.id, by.assistedBy?.id]
  if (acting.includes(result_by) || acting.includes(result_assistant_id ?? -1))
    throw new Conflict('Un résultat positif n’est écarté que par une autre personne que celle qui l’a saisi.')
}

/** The federation whose boars a caller samples. @throws Refused if the department has none */
export async function federationOf(
  db: DbTransaction,
  caller: Pick<Caller, 'federationId'>,
  department_code: string | null | undefined,
) {
  const { federationId } = caller
  const by = federationId === null ? { department_code: department_code ?? '' } : { id: federationId }
  const federation = await lockRules(db, by)
  if (!federation) throw new Refused({ department_code: ['Ce département n’a pas de fédération.'] })
  return federation
}

/** Finds the boars with these tags. @throws Refused if a tag was not noted, or belongs to another type */
export async function findBoars(
  db: Db,
  { federationId, tags, taken_on }: { federationId: number; tags: string[]; taken_on: string },
): Promise<number[]> {
  const named = tags.map((tag) => ({ tag, key: tagKey(tag) })).filter(({ key }) => key !== '')
  const asked = { federationId, season: seasonOf(taken_on), tags: named.map(({ key }) => key) }
  const found = await findTagged(db, asked)
  const known = new Set(found.map(({ tag_key }) => tag_key))
  const unknown = named.filter(({ key }) => !known.has(key)).map(({ tag }) => tag)
  if (unknown.length > 0)
    throw new Refused({ tags: [`Aucun animal de cette saison n’a ce bracelet : ${unknown.join(', ')}.`] })
  if (found.length === 0) throw new Refused({ tags: ['Indiquez le bracelet d’au moins un sanglier.'] })
  if (found.some(({ specimen_type_id }) => specimen_type_id !== BOAR))
    throw new Refused({ tags: ['La trichine se cherche chez le sanglier seulement.'] })
  return found.map(({ id }) => id)
}
