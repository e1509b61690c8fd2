import { limits } from '../../../contract/limits.ts'
import { Conflict, Refused } from '../../http/errors.ts'
import type { Actor } from '../audit-log.ts'

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
