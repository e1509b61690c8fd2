/** Spec §4 « Hunt state codes », design §5 « Hunt lifecycle » and « Contacts of a hunt ». */
export const hunt = {
  '*': { start: 'planned' },
  planned: {
    // §4: « planned (editable and deletable) ».
    'hunt.edited': 'planned',
    'hunt.deleted': 'deleted',
    'contacts.obtained': 'planned',
    // Animals can be noted from the day itself on, before it is over.
    'animals.changed': 'planned',
    'offers.made': 'planned',
    // Design §5: « planned → informed when the hunt's day is over (Europe/Paris) ».
    'day.ended': 'informed',
  },
  informed: {
    'contacts.obtained': 'informed',
    // And until it is reported.
    'animals.changed': 'informed',
    // Game is available, and meetings are possible for a week after the hunt.
    'offers.made': 'informed',
    // Design §5: « finished when the giver has sent the report, even with no donation ».
    'donations.reported': 'finished',
  },
}
