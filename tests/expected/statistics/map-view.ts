/** Spec §9 « map centred on France at zoom 6 ». */
export const mapView = {
  '*': {
    start: 'opening',
    // Another figure keeps the position of the map.
    'summary.chosen': '=',
    'zoom.increased': 'near if mayIncrease',
    'map.moved': 'near',
    // A second press hides what the first has shown, and so does one elsewhere.
    'department.pressed': ['= if isPressedAgain', '='],
    'elsewhere.pressed': '= if isAnyPressed',
    'department.chosen': 'near',
  },
  // §6: « A user with a federation is limited to it ».
  opening: { always: ['near if isLimited', 'whole'] },
  near: {
    'zoom.decreased': ['= if staysWithin', 'whole'],
    'country.chosen': 'whole',
  },
}
