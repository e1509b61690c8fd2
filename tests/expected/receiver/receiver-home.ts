import { call } from '../patterns/call.ts'

/** One of the three calls without which the preferences cannot be displayed. */
const reading = (region: string, name: string) => ({
  [`preferences.loading.${region}`]: { start: `preferences.loading.${region}.reading` },
  [`preferences.loading.${region}.reading`]: call(
    name,
    `preferences.loading.${region}.read`,
    'preferences.unavailable',
  ),
})

/** Spec §2 « Receiver home ('Mon espace particulier') ». */
export const receiverHome = {
  // Saving anything relevant to being found, in any card, reloads it; offers name the wishes.
  '*': {
    'receiver.changed': '= then outdateReachability, outdateOffers',
    'availability.kept': '= then tellAvailability',
  },
  contacts: { start: 'contacts.counting' },
  // §2: « 'Mes contacts' banner: no hunter has the contact details yet, or 1 hunter, or {n} ».
  'contacts.counting': call('countContacts', 'contacts.counted', 'contacts.uncounted'),
  // The server has too much to do and says when to ask again: nobody has to. Each part has its own wait.
  'contacts.uncounted': { 'count.retried': 'contacts.counting' },
  preferences: { start: 'preferences.loading' },
  'preferences.loading': { done: 'preferences.opened' },
  ...reading('radius', 'readSession'),
  ...reading('specimenTypes', 'listSpecimenTypes'),
  ...reading('wishes', 'listWishes'),
  'preferences.unavailable': { 'preferences.retried': 'preferences.loading' },
  // Changes were discarded, so the stored values are reloaded.
  'preferences.opened': { 'preferences done': 'preferences.loading' },
}
