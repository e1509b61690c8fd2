import type { Generated, GeneratedAlways } from 'kysely'
import type { Animal } from '../../contract/giver/animals.ts'

/** Kysely types of the tables about single animals. */
export interface AnimalTables {
  animals: {
    id: GeneratedAlways<number>
    hunt_id: number
    federation_id: number
    season: number
    specimen_type_id: number
    tag: string | null
    tag_key: GeneratedAlways<string | null>
    claimed_tag: Generated<string | null>
    sex: Animal['sex']
    weight: number | null
    killed_at: Date | null
    examination: Generated<Animal['examination']>
    examiner_name: string | null
    examiner_number: string | null
    sheet: string | null
    state: Animal['state']
    withdrawal: Animal['withdrawal']
    receiver_id: number | null
    handed_over_at: Date | null
    is_warned: Generated<boolean>
    verification_token: Generated<string>
    version: Generated<number>
    idempotency_key: string | null
    noted_at: Date
  }
  contested_lines: { receiver_id: number; hunt_id: number; contested_on: string; is_over: Generated<boolean> }
  reported_problems: {
    id: Generated<number>
    animal_id: number
    receiver_id: number
    text: string
    reported_on: string
    mail_id: number | null
  }
}
