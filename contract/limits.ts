import { DAY } from './days.ts'
import { retention } from './retention.ts'

/**
 * All business constants of the product. Source: spec §5 and §9; docs/decisions where the spec leaves the
 * value open (reveal limits, planning horizon).
 */
export const limits = {
  /** Names, e-mail and federation or role labels, in characters. */
  name: 255,
  email: 255,
  roleCode: 50,
  password: { min: 8, max: 255 },
  /**
   * Phone numbers: digits or spaces, displayed in groups of `group` digits; at most `typed` characters
   * may be typed.
   */
  phone: { min: 10, max: 14, group: 2, typed: 30 },
  nit: { length: 7, minimumInField: 4 },
  departmentCode: 2,
  /** Pixels advised for a federation's logo and allowed on each side; bytes of its file. */
  logo: { width: 1000, height: 368, maxSide: 2000, maxBytes: 2_000_000 },
  /** Kilometres: radius of a search, registration range of receivers around a federation, radius of a filter. */
  searchRadius: { min: 5, max: 80, step: 5, default: 20 },
  federationReach: 80,
  distanceFilter: { min: 10, max: 80, step: 10, default: 30 },
  /** Quantities per game type; for a planned hunt the maximum means « 10 et plus ». */
  wish: { min: 0, max: 5 },
  /**
   * Periods of availability per receiver, and the default length in days of a new one, not counting its
   * first day.
   */
  availabilities: { max: 100, days: 7 },
  prevision: { min: 0, max: 10 },
  donation: { min: 0, max: 10 },
  /**
   * Animals per hunt; maximum weight in kilograms; characters of a tag, an examiner's number and a sheet
   * number; milliseconds during which a note may be undone.
   */
  animals: { perHunt: 200, weight: { min: 1, max: 400 }, tag: 20, number: 30, undo: 10_000 },
  /** Number of received animals that a receiver sees, latest first. */
  receivedAnimals: 50,
  /** Problems that a receiver may report per day: about one animal, and in total; characters of a report. */
  problems: { perAnimal: 3, perDay: 10, text: { min: 3, max: 500 } },
  /** Months until a contested line of a report counts again; lines of a person that stay contested in a year. */
  contests: { months: 2, most: 3 },
  /**
   * Days after its report within which a giver may correct it without asking; characters of the reason;
   * corrections per report.
   */
  correction: { days: 7, reason: { min: 3, max: 255 }, most: 20 },
  /** Characters of the name of a sanitary rule's legal source, and communes per rule. */
  sanitary: { source: { min: 3, max: 255 }, cities: 400 },
  /**
   * Boars per sample; characters of the laboratory's reference and of a reason; minimum characters of the
   * reason for correcting a positive result.
   */
  samples: { pool: 19, reference: 50, reason: 255, overturning: { min: 10 } },
  /** Tags per recall, and characters of its reason. */
  recalls: { tags: 50, reason: { min: 10, max: 255 }, attempts: 999 },
  /** Days after today within which a hunt may be planned. */
  huntHorizon: 365,
  pageSizes: [10, 20, 50, 100, 1000],
  pastHunts: 10,
  /** The latest jobs on a federation's page. */
  federationJobs: 5,
  /** Maximum hunts of one user per page. */
  userHunts: 100,
  /** Maximum rows per page. */
  pageSize: 1000,
  /** The value of `perPage` that means « all », for the giver's unfinished hunts (spec §7). */
  everything: 999_999,
  /** Game types in a list of a request, rows of one report, and known accounts validated at once. */
  gameTypes: 20,
  reportRows: 1000,
  validatedAtOnce: 50,
  /** Accounts listed for validation, longest waiting first; counted entries of an audit log. */
  waitingGivers: 1000,
  countedActs: 10_000,
  /** The file of a retriever import: bytes, non-empty lines, characters per cell, refused lines reported. */
  retrieverFile: { bytes: 20_000_000, rows: 100_000, cell: 255, refusals: 200 },
  /** Per giver: territories including the main one, upcoming hunts, and searches for contacts. */
  giver: { territories: 30, plannedHunts: 60, computationsPerHour: 20 },
  /** Expensive calls in progress at once, per person. */
  costlyCalls: 3,
  /** Contacts in a list, in its order; milliseconds for which those of a planned hunt are not searched anew. */
  contacts: 1000,
  contactsAge: 3_600_000,
  /** NIT checks per day: by one account, and within a federation. */
  nitAttempts: { perAccount: 5, perFederation: 300 },
  /** Hours during which a person may stop a change of address made by staff. */
  addressChange: 72,
  /** Maximum days after the first sign-in during which staff may work without a second factor. */
  secondFactorGrace: 7,
  /** Passkeys per account, characters of a passkey's name, and recovery codes generated at once. */
  passkeys: 10,
  passkeyName: 60,
  recoveryCodes: 10,
  /** Sessions of an account, all listed; an earlier one ends when another is opened. */
  ownSessions: 50,
  /** Milliseconds of an assisted session. */
  assistance: 30 * 60_000,
  /** Phone numbers that one giver may reveal. */
  reveals: { perHour: 60, perDay: 200 },
  /**
   * Offers per giver, and people per request; milliseconds until an offer expires, at most until the end
   * of the hunt's day; own offers listed, latest first. To one person: for a hunt, and in a day.
   */
  offers: { perHour: 60, perDay: 200, atOnce: 20, forHunt: 2, toOne: 10, answer: 18 * 3_600_000, listed: 20 },
  /**
   * Characters of a meeting's place; latest day of a meeting, in days after the hunt. Milliseconds before
   * the meeting: when answering closes and giving up counts as late, and when reminders are sent.
   */
  meetings: { place: 200, days: 7, late: 3_600_000, reminder: 2 * 3_600_000 },
  /**
   * Days: after a meeting within which an absence may be recorded, and then contested; two absences
   * `within` so many days put a person last in the order for `behind` days. `perDay`: absences that one
   * giver may record or undo. Characters of a person's comment.
   */
  absences: { noting: 7, contesting: 60, within: 60, behind: 30, perDay: 40, words: 500 },
  /** Milliseconds that a toast is displayed. */
  toast: 5000,
  tooltip: 200,
  /** Characters typed in a search; longer input is refused. */
  search: 100,
  /** Maximum cities in one search answer. */
  cities: 50,
  /** City searches per 15 minutes, per account or, without one, per IP address. */
  citySearches: 1000,
  /** Milliseconds that an unfinished registration is kept on the device. */
  draftLifetime: 7 * DAY,
  /** The same on a shared device. */
  sharedDraftLifetime: 3_600_000,
  /** Milliseconds that an unfinished report or correction is kept, from its last change. */
  reportDraftLifetime: 30 * DAY,
  /** Milliseconds that an exported file may be downloaded, and maximum users in it. */
  exportLifetime: 600_000,
  usersInFile: 10_000,
  /** Rows on a page of a statistic's table, bars that are no periods, communes on its map, parts of a pie. */
  statistics: { rows: 100, bars: 20, towns: 300, parts: 4 },
  /** Euros per unit for boar outside a hunting plan or marking scheme. */
  recommendedBoarPrice: 30,
  /** Characters of the reason for a refusal, and of the internal note. */
  refusal: 500,
  retention,
  /** Months within which a request for deletion is answered (RGPD, article 12.3). */
  deletionDelay: 1,
  /** The hour (France) on Mondays at which the weekly digest is sent to staff who asked for it. */
  digestHour: 7,
  /** Hours on working days within which accounts should be validated. */
  validationDelay: 48,
  /** Seconds after which mails and deadlines that are due demand a look; also in `docs/alerts.yml`. */
  workWaits: 900,
  /** Degrees Celsius at the core of a piece of boar, at least. */
  coreTemperature: 71,
  /** Kilometres from the place of the hunt within which a local shop may be supplied. */
  retailReach: 80,
} as const
