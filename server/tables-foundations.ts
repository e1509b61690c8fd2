import type { Generated } from 'kysely'

/** The tables under sessions and sign-in; migration 0001 says what each column means. */
export interface FoundationTables {
  sessions: {
    id_hash: string
    user_id: number
    created_at: Date
    seen_at: Date
    expires_at: Date
  }
  sign_in_failures: {
    key: string
    failures: Generated<number>
    failed_at: Date
    blocked_until: Date | null
  }
  migrations: { name: string; applied_at: Generated<Date> }
}
