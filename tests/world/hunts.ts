import { camille, giver, luc, matching, nadia, paul, wolfhunter } from './people.ts'
import { place } from './places.ts'

/** Previsions and donations are [game type, quantity]; `day` counts from today. */
const seeded = (id: number, day: number, ...previsions: [number, number][]) => ({
  id,
  giver_id: giver.id,
  city_id: place('Bourges').id,
  day,
  is_wolfhunter: false,
  finished: false,
  previsions,
})

/** The giver's planned hunt: in a week, in Bourges, three boars and two roe deer expected. */
export const planned = seeded(1, 7, [1, 3], [2, 2])
/** The giver's hunt of yesterday, in Bourges, which awaits its report. */
export const informed = seeded(2, -1, [1, 2], [2, 1])
/** Twelve finished hunts of the giver, latest first: ids 3 to 14, one every ten days. */
export const finished = Array.from({ length: 12 }, (_, i) => ({
  ...seeded(3 + i, -10 * (i + 1), [1, 2]),
  finished: true,
}))
const theirs = { giver_id: wolfhunter.id, city_id: place('Saint-Amand-Montrond').id }
/** The wolfhunter's hunts, which belong to another giver from giver@'s view. */
export const othersHunts = [
  { ...seeded(20, 5, [1, 2]), ...theirs, is_wolfhunter: true },
  { ...seeded(21, -2, [1, 2]), ...theirs },
]
export const hunts = [planned, informed, ...finished, ...othersHunts]

/** The hunt at which Nadia received two boars and one roe deer, and its two contacts. */
export const generous = finished[0]!

/**
 * The contact ids of the planned hunt, 101 to 106, and of the informed one, 201 to 206: the same six
 * people.
 */
export const contactId = (huntId: number, receiverId: number) => huntId * 100 + receiverId - 10

/** The contacts of each hunt. */
export const contacts = [
  ...[planned.id, informed.id].flatMap((hunt_id) => matching.map(({ id }) => ({ hunt_id, receiver_id: id }))),
  { hunt_id: generous.id, receiver_id: nadia.id },
  { hunt_id: generous.id, receiver_id: camille.id },
  { hunt_id: finished[1]!.id, receiver_id: luc.id },
  { hunt_id: 21, receiver_id: paul.id },
].map((row) => ({ id: contactId(row.hunt_id, row.receiver_id), ...row }))

/** Luc's phone was revealed to the giver. */
export const reveals = [{ giver_id: giver.id, receiver_id: luc.id }]

/** What Nadia received: three animals in total. */
export const donations = [
  { hunt_id: generous.id, receiver_id: nadia.id, specimen_type_id: 1, quantity: 2 },
  { hunt_id: generous.id, receiver_id: nadia.id, specimen_type_id: 2, quantity: 1 },
]

/** A pending correction: the giver states that Luc received two boars at the previous hunt. */
export const asked = {
  id: 1,
  hunt_id: finished[1]!.id,
  receiver_id: luc.id,
  specimen_type_id: 1,
  quantity: 2,
  reason: 'Luc avait été oublié',
  daysAgo: 2,
}

/** Vierzon and Mehun-sur-Yèvre, besides the main territory Bourges. */
export const giverCities = [
  { giver_id: giver.id, city_id: place('Vierzon').id },
  { giver_id: giver.id, city_id: place('Mehun-sur-Yèvre').id },
]

/** Yesterday's boar without a receiver, and one of the wolfhunter's. */
export const animals = [
  { id: 1, hunt_id: informed.id, tag: 'SA 0451' },
  { id: 2, hunt_id: 21, tag: 'SA 0777' },
].map((row) => ({
  ...row,
  federation_id: 1,
  specimen_type_id: 1,
  sex: 'female' as const,
  weight: 58,
  state: 'available' as const,
}))
export const boar = animals[0]!

/** The wolfhunter's boar that Paul received, and the contents of its certificate page. */
export const received = {
  ...boar,
  id: 9,
  hunt_id: 21,
  tag: 'SA 0102',
  state: 'handedOver' as const,
  receiver_id: paul.id,
  verification_token: 'the-code-on-the-certificate-of-a-boar',
}
