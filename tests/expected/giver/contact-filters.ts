/** Spec §2 « Contacts modal »: the filter box « Afficher uniquement les contacts : »; decision 0081. */
export const contactFilters = {
  '*': { start: 'recalling' },
  recalling: {
    'recallFilters done': 'choosing',
    // A storage that is forbidden or unreadable: everybody is shown.
    'recallFilters failed': 'choosing',
  },
  // §2: « text filter 'Nom ou numéro de téléphone' ».
  choosing: { 'text.typed': '=' },
  'choosing.neverServed': { start: 'choosing.neverServed.deciding' },
  'choosing.neverServed.deciding': {
    always: ['choosing.neverServed.on if wantedNeverServed', 'choosing.neverServed.off'],
  },
  'choosing.neverServed.off': { 'neverServed.toggled': 'choosing.neverServed.on then keepFilter' },
  'choosing.neverServed.on': { 'neverServed.toggled': 'choosing.neverServed.off then keepFilter' },
  'choosing.distance': { start: 'choosing.distance.deciding' },
  'choosing.distance.deciding': {
    always: ['choosing.distance.on if wantedNear', 'choosing.distance.off'],
  },
  'choosing.distance.off': { 'distance.toggled': 'choosing.distance.on then keepFilter' },
  // §2: « the select is enabled only when ticked ».
  'choosing.distance.on': {
    'distance.toggled': 'choosing.distance.off then keepFilter',
    'distance.chosen': '= then keepFilter',
  },
  'choosing.phoneKnown': { start: 'choosing.phoneKnown.deciding' },
  'choosing.phoneKnown.deciding': {
    always: ['choosing.phoneKnown.on if wantedPhoneKnown', 'choosing.phoneKnown.off'],
  },
  'choosing.phoneKnown.off': { 'phoneKnown.toggled': 'choosing.phoneKnown.on then keepFilter' },
  'choosing.phoneKnown.on': { 'phoneKnown.toggled': 'choosing.phoneKnown.off then keepFilter' },
}
