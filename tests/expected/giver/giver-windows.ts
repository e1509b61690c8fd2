/** Spec §2 « Giver home »: its windows; §6 « hunts.self.write (plan hunts, manage territories) ». */
export const giverWindows = {
  // A window whose code could not be loaded can be given up, whichever it is.
  '*': { start: 'closed', 'specimenTypes.read': '=', 'window.abandoned': 'closed' },
  // A link or a reload names a window: it opens once, as if requested.
  'closed.deciding': { always: ['closed.idle if isUnasked', 'closed.arriving'] },
  'closed.arriving': {
    'windowOpening done': ['closed.idle then requestWindow if isFound', 'closed.idle'],
  },
  closed: {
    start: 'closed.deciding',
    'documents.requested': 'documents',
    'territories.requested': 'territories if mayPlan',
    'planning.requested': 'planning if mayPlan',
    'duplication.requested': 'planning if mayPlan',
    'edition.requested': 'planning if mayPlan',
    'deletion.requested': 'deleting if mayPlan',
    // §6: « Only the giver sees contacts and donation recording. »
    'contacts.requested': 'consulting',
    'report.requested': 'reporting',
    'versions.requested': 'reviewing',
    // Without the permission to write they are read-only.
    'animals.requested': 'noting',
  },
  documents: { 'window.closed': 'closed' },
  territories: { 'territories done': 'closed' },
  planning: {
    'huntForm done': [
      // After planning a hunt its contacts may be opened, as if through their link.
      'closed then notifyChange if wantsContacts',
      'closed then notifyChange if hasChanged',
      'closed',
    ],
  },
  deleting: { 'huntDeletion done': ['closed then notifyChange if hasChanged', 'closed'] },
  consulting: { start: 'consulting.reading' },
  'consulting.reading': {
    // A link or a reload may name one of the contacts too: their window opens if its button would be there.
    'contacts.read': [
      'consulting.choosing if isToChoose',
      'consulting.annotating if isToNote',
      'consulting.handingOver if isToHandOver',
      // Who is gone since is said, like a hunt that is.
      'consulting.browsing then announce if isGone',
      'consulting.browsing',
    ],
    'window.closed': 'closed',
  },
  'consulting.browsing': {
    // « Actualiser » obtains them anew; meanwhile there is nobody to choose.
    'contacts.awaited': 'consulting.reading',
    // A tap on a row opens the sheet of a person.
    'contact.requested': 'consulting.choosing',
    'window.closed': 'closed',
  },
  // What is chosen takes the place of the sheet, and leads back to the list.
  'consulting.choosing': {
    // « a giver who phones and hands over notes it afterwards in one window », from the day of the hunt.
    'handOver.requested': 'consulting.handingOver if mayNoteHandOvers',
    // What a call came to is noted for each contact that the giver may phone.
    'callNote.requested': 'consulting.annotating',
    // The list asks before anybody is mailed, and tells how it ends.
    'offer.requested': 'consulting.browsing then askForOffer',
    'window.closed': 'consulting.browsing',
  },
  'consulting.annotating': {
    'callNote done': [
      // The list shows it at once, without being read again.
      'consulting.browsing then showNote if isNoteSaved',
      'consulting.browsing then refreshContacts if hasChanged',
      'consulting.browsing',
    ],
  },
  'consulting.handingOver': { 'personHandOver done': 'consulting.browsing then refreshContacts' },
  noting: { 'animals done': 'closed' },
  // §4: « saved; then the modal closes and specimen types and hunts reload ».
  reporting: {
    'donation done': ['closed then notifyChange if hasChanged', 'closed'],
    'specimenTypes.read': '= then forwardTypes',
  },
  reviewing: { 'reportVersions done': ['amending if wantsCorrection', 'closed'] },
  amending: {
    'reportAmendment done': ['closed then notifyChange if hasChanged', 'closed'],
    'specimenTypes.read': '= then forwardTypesToCorrection',
  },
}
