import type { Contact } from '../../../../contract/giver/contacts.ts'

const ranks = { interested: 0, called: 1, callBack: 1, none: 2, declined: 3 }

/** Who comes first in a report, by the giver's notes about calls: the interested, then others called. */
export const rankOf = ({ call }: Contact): number => ranks[call?.outcome ?? 'none']

/** Whether a person is displayed at once in a report: called, served, or with quantities entered. */
export const isLikely = ({ call, shown_at, handed_over, has_left }: Contact, isChosen: boolean): boolean =>
  isChosen ||
  has_left === true ||
  handed_over !== undefined ||
  (call?.outcome !== 'declined' && (shown_at !== null || call !== undefined))
