/** A giver records an absence; the person may contest it, and the federation decides once. */
export const absence = {
  '*': { start: 'noted' },
  noted: { 'absence.contested': 'contested', 'absence.takenBack': 'takenBack' },
  // Contested from two devices, it counts once.
  contested: {
    'absence.contested': 'contested',
    'absence.upheld': 'upheld',
    'absence.lifted': 'lifted',
    'absence.takenBack': 'takenBack',
  },
  // Decided; the giver may still undo it, which favours the person.
  upheld: { 'absence.upheld': 'upheld', 'absence.takenBack': 'takenBack' },
  lifted: { 'absence.lifted': 'lifted' },
}
