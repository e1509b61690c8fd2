const filter = (name: string, wanted: string) => ({
  [`choosing.${name}`]: { start: `choosing.${name}.deciding` },
  [`choosing.${name}.deciding`]: { always: [`choosing.${name}.on if ${wanted}`, `choosing.${name}.off`] },
  [`choosing.${name}.off`]: { [`${name}.toggled`]: `choosing.${name}.on then keepFilter` },
  [`choosing.${name}.on`]: { [`${name}.toggled`]: `choosing.${name}.off then keepFilter` },
})
const distance = filter('distance', 'wantedNear')

/** Spec §2 « Contacts modal »: the filter box « Afficher uniquement les contacts : »; decision 0081. */
export const contactFilters = {
  '*': { start: 'restoring' },
  restoring: {
    'recallFilters done': 'choosing',
    // A storage that is forbidden or unreadable: everybody is shown.
    'recallFilters failed': 'choosing',
  },
  // §2: « text filter 'Nom ou numéro de téléphone' ».
  choosing: { 'text.typed': '=' },
  ...filter('neverServed', 'wantedNeverServed'),
  ...filter('phoneKnown', 'wantedPhoneKnown'),
  ...distance,
  // §2: « the select is enabled only when ticked ».
  'choosing.distance.on': { ...distance['choosing.distance.on'], 'distance.chosen': '= then keepFilter' },
}
