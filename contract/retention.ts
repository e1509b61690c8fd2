/**
 * Retention periods (GDPR, article 5.1.e). In months, counted in whole days in France: `contacts` who
 * were neither called nor served, and notes about calls, after the hunt's day; `availabilities`, after
 * their end; `examiners` of animals, after the hunt's day; `erasures`: who was erased, for restored backups; `corrections`: their reason and any assisting staff; `offers`, after
 * creation; `problems` reported about animals; `contests` of what a report says; `auditLog` entries, and `actors` in them until they are
 * replaced by a pseudonym; `readings` of a hunt's contacts in it, of which then one a day is kept; `jobs`: who started a federation's job, after its end; `phones` revealed to a
 * giver, after which they must be revealed again; `refusals`: the text of a refusal; `removedMembers`: names
 * of members whom an import removed. `mails`: days after
 * they were written. `accounts`: months without a visit until an account is anonymised; a warning is sent
 * `warning` months before, and a reminder `reminder` days before.
 */
export const retention = {
  contacts: 3,
  availabilities: 1,
  examiners: 60,
  corrections: 12,
  results: 12,
  recalled: 12,
  recalls: 60,
  auditLog: 36,
  readings: 3,
  actors: 12,
  jobs: 12,
  phones: 36,
  refusals: 12,
  removedMembers: 3,
  mails: 30,
  offers: 12,
  problems: 12,
  contests: 12,
  erasures: 12,
  accounts: 24,
  warning: 2,
  reminder: 14,
} as const
