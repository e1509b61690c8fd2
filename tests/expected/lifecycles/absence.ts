import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** A giver notes that somebody did not come; that person may contest it, and the federation decides once. */
export const absence: ExpectedTransitions = {
  '*': { start: 'noted' },
  noted: { 'absence.contested': 'contested', 'absence.takenBack': 'takenBack' },
  // From two devices, one contest.
  contested: {
    'absence.contested': 'contested',
    'absence.upheld': 'upheld',
    'absence.lifted': 'lifted',
    'absence.takenBack': 'takenBack',
  },
  // Decided; the giver may still say that it was a mistake, which is in the person's favour.
  upheld: { 'absence.upheld': 'upheld', 'absence.takenBack': 'takenBack' },
  lifted: { 'absence.lifted': 'lifted' },
}
