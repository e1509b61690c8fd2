import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** Spec §2 « Contacts modal »: the filter box « Afficher uniquement les contacts : ». */
export const contactFilters: ExpectedTransitions = {
  // §2: « text filter 'Nom ou numéro de téléphone' ».
  '*': { 'text.typed': '=' },
  neverServed: { start: 'neverServed.off' },
  'neverServed.off': { 'neverServed.toggled': 'neverServed.on' },
  'neverServed.on': { 'neverServed.toggled': 'neverServed.off' },
  distance: { start: 'distance.off' },
  'distance.off': { 'distance.toggled': 'distance.on' },
  // §2: « the select is enabled only when ticked ».
  'distance.on': { 'distance.toggled': 'distance.off', 'distance.chosen': '=' },
  phoneKnown: { start: 'phoneKnown.off' },
  'phoneKnown.off': { 'phoneKnown.toggled': 'phoneKnown.on' },
  'phoneKnown.on': { 'phoneKnown.toggled': 'phoneKnown.off' },
}
