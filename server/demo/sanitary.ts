import { dayAfter } from '../../contract/days.ts'
import { BOAR } from '../../contract/shared/specimen-types.ts'
import type { Db } from '../database.ts'
import { insertSample } from '../queries/shared/samples.ts'
import { insertRule } from '../queries/federations/sanitary/sanitary-rules.ts'

/**
 * Seeds a published rule for the boars of a federation, and the draft of a stricter one for three
 * communes.
 */
export async function seedSanitary(db: Db, federation_id: number, today: string): Promise<void> {
  const rule = { federation_id, specimen_type_ids: [BOAR], ends_on: null }
  await insertRule(
    db,
    {
      ...rule,
      state: 'inForce',
      effect: 'information',
      starts_on: dayAfter(today, -60),
      source: 'Note de la fédération sur la trichine',
      dated_on: dayAfter(today, -64),
    },
    [],
  )
  const towns = await db
    .selectFrom('cities')
    .where('insee', 'in', ['18033', '18141', '18279'])
    .select('id')
    .execute()
  await insertRule(
    db,
    {
      ...rule,
      state: 'draft',
      effect: 'negativeTest',
      starts_on: dayAfter(today, 5),
      source: 'Arrêté préfectoral à paraître',
      dated_on: dayAfter(today, 3),
    },
    towns.map(({ id }) => id),
  )
}

/** Seeds a pending sample of one of the noted boars. */
export async function seedSample(db: Db, federation_id: number, today: string): Promise<void> {
  const animal = await db
    .selectFrom('animals')
    .where('federation_id', '=', federation_id)
    .where('specimen_type_id', '=', BOAR)
    .where('tag', 'is not', null)
    .where('state', '=', 'handedOver')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!animal) return
  const days = { taken_on: dayAfter(today, -1), sent_on: today }
  const named = { federation_id, laboratory: 'Laboratoire départemental du Cher', reference: 'TRI-0118' }
  await insertSample(db, { ...named, ...days, state: 'sent' }, [animal.id])
}
