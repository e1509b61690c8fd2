import { DAY } from './days.ts'
import { retention } from './retention.ts'

/**
 * Every business constant of the product, once. Source: spec §5 and §9, and §5 of the decisions
 * for what the spec leaves open (the budget of reveals, the planning horizon).
 */
export const limits = {
  /** Names, e-mail and federation or role labels, in characters. */
  name: 255,
  email: 255,
  roleCode: 50,
  password: { min: 8, max: 255 },
  /** Digits or spaces, shown in groups of `group` digits; at most `typed` characters as it is typed. */
  phone: { min: 10, max: 14, group: 2, typed: 20 },
  nit: { length: 7, minimumInField: 4 },
  departmentCode: 2,
  /** Pixels advised for a federation's logo and allowed on each side; bytes of its file. */
  logo: { width: 1000, height: 368, maxSide: 2000, maxBytes: 2_000_000 },
  /** Kilometres: of a search, around a federation within which receivers may register, of a filter. */
  searchRadius: { min: 5, max: 80, step: 5, default: 20 },
  federationReach: 80,
  distanceFilter: { min: 10, max: 80, step: 10, default: 30 },
  /** Quantities per game type; for a planned hunt the maximum means « 10 et plus ». */
  wish: { min: 0, max: 5 },
  /** Periods of availability one receiver may keep, and the days a new one lasts beyond its first. */
  availabilities: { max: 100, days: 7 },
  prevision: { min: 0, max: 10 },
  donation: { min: 0, max: 10 },
  /**
   * Animals noted for one hunt; kilograms that game of any type may weigh; characters of a tag, of an
   * examiner's number and of the number of a sheet; milliseconds for which a note may be undone.
   */
  animals: { perHunt: 200, weight: { min: 1, max: 400 }, tag: 20, number: 30, undo: 10_000 },
  /** Animals that a receiver sees of those that they got, the latest. */
  receivedAnimals: 50,
  /** Problems that a receiver may report in a day, of one animal and in all; characters of one. */
  problems: { perAnimal: 3, perDay: 10, text: { min: 3, max: 500 } },
  /**
   * Days after its report on which a giver may correct it by themselves, characters of the reason, and
   * how often one report may be corrected.
   */
  correction: { days: 7, reason: { min: 3, max: 255 }, most: 20 },
  /** Characters of the name of the text that a sanitary rule comes from, and communes that it names. */
  sanitary: { source: { min: 3, max: 255 }, cities: 400 },
  /**
   * Boars of one sample; characters of the laboratory's reference and of a reason; at least so many for
   * why a positive result is taken back.
   */
  samples: { pool: 19, reference: 50, reason: 255, overturning: { min: 10 } },
  /** Tags that one recall names, and characters of its reason. */
  recalls: { tags: 50, reason: { min: 10, max: 255 } },
  /** Days after today a hunt may be planned for. */
  huntHorizon: 365,
  pageSizes: [10, 20, 50, 100, 1000],
  pastHunts: 10,
  /** Rows of one page at most, whatever is asked for. */
  pageSize: 1000,
  /** The value of `perPage` that means « all », of a giver's hunts to come and to report (spec §7). */
  everything: 999_999,
  /** Rows one request may carry in its parallel lists, and known accounts that staff validates at once. */
  rows: 12_000,
  validatedAtOnce: 50,
  /** Accounts to validate that are listed: who waits longest. Acts of a history that are counted. */
  waitingGivers: 1000,
  countedActs: 10_000,
  /** The file of a retriever import: bytes, non-empty lines, characters per cell, refused lines reported. */
  retrieverFile: { bytes: 20_000_000, rows: 100_000, cell: 255, refusals: 200 },
  /** Territories of one giver, the main one included, their hunts to come, and searches for contacts. */
  giver: { territories: 30, plannedHunts: 60, computationsPerHour: 20 },
  /** Costly calls that one person may have under way at once. */
  costlyCalls: 3,
  /** Contacts that a list holds at most, the first ones in its order. */
  contacts: 1000,
  /** NITs that may be compared with the members in a day: of one account, and of a whole federation. */
  nitAttempts: { perAccount: 5, perFederation: 300 },
  /** Hours for which a person may stop another address that staff gives to their account. */
  addressChange: 72,
  /** Days from their first sign-in that staff may work without a second factor, at most. */
  secondFactorGrace: 7,
  /** Passkeys of one account, characters of the name of one, and recovery codes given at once. */
  passkeys: 10,
  passkeyName: 60,
  recoveryCodes: 10,
  /** Sessions of one's own that are listed: the latest visited. */
  ownSessions: 50,
  /** Milliseconds for which staff may act in somebody's place. */
  assistance: 30 * 60_000,
  /** Phones one giver may reveal. */
  reveals: { perHour: 60, perDay: 200 },
  /**
   * Offers that one giver may make, and to how many people at once; milliseconds for which an answer is
   * open, at most until the end of the hunt's day; those of one's own that are listed, the latest.
   */
  offers: { perHour: 60, perDay: 200, atOnce: 20, answer: 18 * 3_600_000, listed: 20 },
  /**
   * Characters of the place of a meeting; days after the hunt at which it may be, at most. Milliseconds
   * before it: when its answer closes and giving up becomes late, and when people are reminded.
   */
  meetings: { place: 200, days: 7, late: 3_600_000, reminder: 2 * 3_600_000 },
  /**
   * Days: how long after a meeting an absence may be noted, and after that contested; two of them `within`
   * so many put a person after the others for `behind`. `perDay`: absences that one giver may note or take
   * back. Characters of what may be said to one.
   */
  absences: { noting: 7, contesting: 60, within: 60, behind: 30, perDay: 40, words: 500 },
  /** Milliseconds. */
  toast: 5000,
  tooltip: 200,
  /** Characters typed in a search; longer input is refused. */
  search: 100,
  /** Cities one search answers at most. */
  cities: 50,
  /** City searches per quarter of an hour, of one person or, without an account, of one address. */
  citySearches: 1000,
  /** Milliseconds for which an unfinished registration is kept on the device. */
  draftLifetime: 7 * DAY,
  /** The same on a device that several people use. */
  sharedDraftLifetime: 3_600_000,
  /** The same of an unfinished report or correction, from its last change. */
  reportDraftLifetime: 30 * DAY,
  /** Milliseconds for which an exported file may be fetched, and users that one holds at most. */
  exportLifetime: 600_000,
  usersInFile: 10_000,
  /** Rows of a statistic that a page shows; its export holds them all. */
  statisticRows: 1000,
  /** Euros per unit for boar outside a hunting plan or marking scheme. */
  recommendedBoarPrice: 30,
  /** Characters of the reason for a refusal, and of the note for staff. */
  refusal: 500,
  retention,
  /** Months within which a request for deletion is answered (RGPD, article 12.3). */
  deletionDelay: 1,
  /** The hour of Mondays, in France, at which staff that asked for it is told what waits. */
  digestHour: 7,
  /** Hours, working days only. */
  validationDelay: 48,
  /** Degrees Celsius at the core of a piece of boar, at least. */
  coreTemperature: 71,
  /** Kilometres from the place of the hunt within which a local shop may be supplied. */
  retailReach: 80,
} as const
