import { type Insertable, sql } from 'kysely'
import type { Db } from '../database.ts'
import { BOAR } from '../../contract/shared/specimen-types.ts'
import { seasonOf } from '../../contract/seasons.ts'
import { insertAll } from '../storage/bulk.ts'
import type { Tables } from '../storage/tables.ts'
import type { DemoHunt } from './hunts.ts'

type Animal = Omit<Insertable<Tables['animals']>, 'hunt_id' | 'federation_id' | 'season' | 'noted_at'>

const ROE_DEER = 2
const examiner = { examiner_name: 'Jeanne Petit', examiner_number: '18-0042' }

/** A boar with a tag only. Rows inserted together must have the same columns. */
const plain = {
  specimen_type_id: BOAR,
  tag: null,
  sex: null,
  weight: null,
  examination: 'none',
  examiner_name: null,
  examiner_number: null,
  state: 'available',
  withdrawal: null,
  receiver_id: null,
  handed_over_at: null,
  is_warned: false,
} satisfies Animal

/** The animals noted at a demonstration hunt; `receiver_id` received one of the boars. */
function animalsOf(receiver_id: number | null, handed_over_at: Date): Animal[] {
  const handedOver = { state: 'handedOver', receiver_id, handed_over_at, is_warned: true } as const
  return [
    { ...plain, tag: 'SA 0451', sex: 'male', weight: 74 },
    { ...plain, tag: 'SA 0452', sex: 'female', weight: 52, examination: 'sound', ...examiner },
    { ...plain, tag: 'SA 0453', sex: 'female', weight: 38, ...(receiver_id !== null && handedOver) },
    { ...plain, tag: 'SA 0454', weight: 61, examination: 'doubtful', ...examiner, state: 'blocked' },
    { ...plain, tag: 'SA 0455', weight: 90, state: 'withdrawn', withdrawal: 'kept' },
    { ...plain, specimen_type_id: ROE_DEER, sex: 'female', weight: 21, state: 'noted' },
  ]
}

/** Seeds animals in every state, at the first hunt of giver@ that awaits its report. */
export async function seedAnimals(db: Db, hunts: DemoHunt[], giverId: number, today: string): Promise<void> {
  const waiting = hunts.find(
    ({ hunt }) => hunt.giver_id === giverId && hunt.started_at < today && hunt.finished_at === null,
  )
  if (!waiting) return
  const { id: hunt_id, started_at } = waiting.hunt
  const { rows } = await sql<{ federation_id: number; receiver_id: number | null }>`
    select coalesce(users.federation_id, 0) as federation_id, (
        select contacts.receiver_id from contacts
        join phone_reveals on phone_reveals.receiver_id = contacts.receiver_id
          and phone_reveals.giver_id = users.id
        where contacts.hunt_id = ${hunt_id} order by contacts.receiver_id limit 1) as receiver_id
    from users where users.id = ${giverId}`.execute(db)
  const { federation_id = 0, receiver_id = null } = rows[0] ?? {}
  const noted_at = new Date(`${started_at}T10:00:00Z`)
  const origin = { hunt_id, federation_id, season: seasonOf(started_at), noted_at }
  const animals = animalsOf(receiver_id, new Date(`${started_at}T16:00:00Z`))
  await insertAll(
    db,
    'animals',
    animals.map((animal) => ({ ...animal, ...origin })),
  )
}
