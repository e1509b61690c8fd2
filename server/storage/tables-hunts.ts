import type { Generated, GeneratedAlways } from 'kysely'

/** The tables of hunts and of what comes of them; migrations 0004 and 0017 say what each column means. */
export interface HuntTables {
  hunts: {
    id: Generated<number>
    giver_id: number
    city_id: number
    started_at: string
    is_wolfhunter: Generated<boolean>
    finished_at: Date | null
    idempotency_key: string | null
    created_at: Generated<Date>
  }
  hunt_previsions: { hunt_id: number; specimen_type_id: number; quantity: number }
  contacts: { id: Generated<number>; hunt_id: number; receiver_id: number; distance: number }
  phone_reveals: { giver_id: number; receiver_id: number; shown_at: Date }
  donations: {
    hunt_id: number
    receiver_id: number
    specimen_type_id: number
    quantity: number
    /** From the hunt and its giver, by a trigger. */
    day: GeneratedAlways<string>
    city_id: GeneratedAlways<number>
    federation_id: GeneratedAlways<number | null>
  }
}
