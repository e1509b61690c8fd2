import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** Spec §4 « Hunt state codes », design §5 « Hunt lifecycle » and « Contacts of a hunt ». */
export const hunt: ExpectedTransitions = {
  '*': { start: 'planned' },
  planned: {
    // §4: « planned (editable and deletable) ».
    'hunt.edited': 'planned',
    'hunt.deleted': 'deleted',
    'contacts.obtained': 'planned',
    // Animals are noted from the day itself on, which is before the day is over.
    'animals.changed': 'planned',
    'offers.made': 'planned',
    // Design §5: « planned → informed when the hunt's day is over (Europe/Paris) ».
    'day.ended': 'informed',
  },
  informed: {
    'contacts.obtained': 'informed',
    // And for as long as nothing is reported.
    'animals.changed': 'informed',
    // Animals are there, and meetings may be for a week after the day.
    'offers.made': 'informed',
    // Design §5: « finished when the giver has sent the report, even with no donation ».
    'donations.reported': 'finished',
  },
}
