/**
 * How long what is over is kept (RGPD, article 5.1.e). Months, counted in whole days in France:
 * `contacts` of a hunt who were neither called nor served, after its day; `availabilities` after
 * their end; `examiners` of animals, after the day of the hunt; `corrections` of reports: their reason
 * and who acted in somebody's place; `offers` after they were made; `problems` reported of animals; `auditLog` after the act, and
 * `actors` until a pseudonym stands for who acted; `jobs`: who started the work of a federation, after its
 * end; `phones` that a giver obtained, after that: then they have to be asked for again; `refusals`: the words
 * of one, after it. Days:
 * `mails` after they were written; `accounts`: months without a visit until an account is anonymised;
 * its person is warned `warning` months before, and reminded `reminder` days before.
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
  actors: 12,
  jobs: 12,
  phones: 36,
  refusals: 12,
  mails: 30,
  offers: 12,
  problems: 12,
  accounts: 24,
  warning: 2,
  reminder: 14,
} as const
