import type { Changes } from './row.ts'

/** Whoever a report names joins the recalls of its game. */
export const report = {
  report_versions: 'some',
  report_version_rows: 'some',
  donations: 'some',
  recalls: 0,
  recall_receivers: 'some',
} as const
/** A promise and its meeting hold the promised animal. */
export const offer = { offers: 0, meetings: 'some', animals: 0, meeting_links: 'some' } as const
/** Ended offers free the animals that they hold. */
export const ended = { offers: 0, animals: 0 } as const
/** A link to a new address is created, used, or invalidated. */
export const address = { users: 0, address_changes: 'some', tokens: 'some' } as const
export const factors = { recovery_codes: 'some', users: 0 } as const
export const confirmed = { recall_receivers: 0, recalls: 0 } as const
/** Personal data are erased; quantities are kept. */
export const anonymised = {
  users: 0,
  givers: 0,
  receivers: 0,
  giver_cities: 'some',
  retrievers: 'some',
  removed_retrievers: 'some',
  wishes: 'some',
  availabilities: 'some',
  hunts: 'some',
  hunt_previsions: 'some',
  contacts: 'some',
  phone_reveals: 'some',
  offers: 'some',
  meetings: 'some',
  animals: 0,
  report_requests: 0,
  report_versions: 0,
  contested_lines: 'some',
  reported_problems: 'some',
  recalls: 0,
  recall_receivers: 'some',
  tokens: 'some',
  address_changes: 'some',
  passkeys: 'some',
  totp_secrets: 'some',
  recovery_codes: 'some',
  passkey_challenges: 'some',
  erasures: 1,
} as const satisfies Changes
