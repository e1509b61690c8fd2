import type * as z from 'zod/mini'
import type { updateSanitaryRule } from '../../../contract/federations/sanitary-rules.ts'
import type { Db } from '../../database.ts'
import { type FieldMessages, Refused } from '../../http/errors.ts'
import {
  findNamedCities,
  findRuleCities,
  type RuleRow,
} from '../../queries/federations/sanitary/sanitary-rules.ts'
import { findSpecimenTypeIds } from '../../queries/shared/specimen-types.ts'
import { searchedWords } from '../../storage/search-words.ts'

type Entry = Omit<z.output<typeof updateSanitaryRule.body>, 'version'>

/** The entry converted to a row, and its communes. */
export async function readRule(
  db: Db,
  departmentCode: string,
  entry: Entry,
): Promise<{ row: RuleRow; cityIds: number[] }> {
  const errors: FieldMessages = {}
  const types = await findSpecimenTypeIds(db)
  const specimen_type_ids = [...new Set(entry.specimen_type_ids)].toSorted((one, other) => one - other)
  if (!specimen_type_ids.every((id) => types.has(id)))
    errors['specimen_type_ids'] = ['Ce type de gibier n’existe pas.']
  const named = entry.cities
    .filter((text) => text !== '')
    .map((text) => ({ text, insee: text.toUpperCase(), name: searchedWords(text).join(' ') }))
  const insees = named.map(({ insee }) => insee)
  const names = named.map(({ name }) => name)
  const found = named.length === 0 ? [] : await findNamedCities(db, departmentCode, insees, names)
  const known = new Set(found.flatMap(({ insee, search_name }) => [insee, search_name]))
  const unknown = named.filter(({ insee, name }) => !known.has(insee) && !known.has(name))
  if (unknown.length > 0)
    errors['cities'] = [
      `Le département ${departmentCode} n’a pas de commune de ce nom : ${unknown
        .slice(0, 5)
        .map(({ text }) => text)
        .join(', ')}${unknown.length > 5 ? '…' : '.'}`,
    ]
  if (Object.keys(errors).length > 0) throw new Refused(errors)
  const { effect, starts_on, ends_on, source, dated_on } = entry
  const row = { effect, specimen_type_ids, starts_on, ends_on: ends_on ?? null, source, dated_on }
  return { row, cityIds: found.map(({ id }) => id) }
}

/** Whether the stored rule already equals the entry. */
export const isSameRule = async (
  db: Db,
  stored: RuleRow & { id: number },
  { row, cityIds }: { row: RuleRow; cityIds: number[] },
): Promise<boolean> =>
  (Object.keys(row) as (keyof RuleRow)[]).every((name) => String(stored[name]) === String(row[name])) &&
  String(await findRuleCities(db, stored.id)) === String(cityIds)
