import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/**
 * Kysely types of technical tables: sessions, sign-in, second factors, links, mails, exports, retention
 * and erasures. Migrations 0001, 0006, 0007, 0018, 0028, 0030, 0032 to 0036, 0070, 0120 document the
 * columns.
 */
export interface TechnicalTables {
  sessions: {
    id: Generated<number>
    id_hash: string
    device: Generated<string>
    user_id: number
    assistant_id: Generated<number | null>
    created_at: Date
    seen_at: Date
    expires_at: Date
    second_factor_at: Date | null
    is_own: Generated<boolean>
  }
  passkeys: {
    id: GeneratedAlways<number>
    user_id: number
    credential_id: string
    public_key: Buffer
    counter: number
    transports: string[]
    name: string
    created_at: Date
    last_used_at: Date | null
  }
  totp_secrets: {
    user_id: number
    is_confirmed: Generated<boolean>
    secret: string
    since: Date
    last_step: number | null
  }
  recovery_codes: { user_id: number; code_hash: string; salt: string }
  passkey_challenges: {
    session_hash: string
    purpose: 'add' | 'prove'
    challenge: string
    expires_at: Date
  }
  sign_in_failures: {
    key: string
    failures: Generated<number>
    failed_at: Date
    blocked_until: Date | null
  }
  mails: {
    id: Generated<number>
    user_id: number | null
    recipient: string
    subject: string
    text: string
    html: string
    calendar: Generated<string | null>
    unsubscribe: Generated<string | null>
    created_at: Date
    attempts: Generated<number>
    next_attempt_at: Date | null
    sent_at: Date | null
    last_error: string | null
    is_parting: Generated<boolean>
    noted_at: Generated<Date | null>
    lane: Generated<number>
  }
  tokens: {
    hash: string
    purpose: 'password' | 'address' | 'session' | 'new_address' | 'stop_address'
    user_id: number
    created_at: Date
    expires_at: Date
    used_at: Date | null
    made_by: Generated<number | null>
  }
  address_changes: {
    user_id: number
    former: string
    email: string
    ends_at: Date
    confirmed_at: Date | null
  }
  exports: {
    token_hash: string
    user_id: number
    statistic: string
    chosen: ColumnType<Record<string, string | null>, string, never>
    created_at: Date
    expires_at: Date
  }
  retention_runs: { day: string; ended_at: Date; counts: ColumnType<Record<string, number>, string, never> }
  erasures: {
    id: Generated<string>
    what: 'anonymised' | 'refused' | 'unsubscribed'
    user_id: number
    at: Date
  }
  request_counts: { key: string; requests: number; since: Date }
  migrations: { name: string; applied_at: Generated<Date>; checksum: string | null }
}
