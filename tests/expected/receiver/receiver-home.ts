import { call } from '../patterns/call.ts'

/** One of the three calls without which the preferences cannot be displayed. */
const reading = (call: string, known: string) => ({
  [`${call} done`]: known,
  [`${call} failed`]: 'preferences.unavailable then reportFailure',
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
  'preferences.loading.radius': { start: 'preferences.loading.radius.reading' },
  'preferences.loading.radius.reading': reading('readSession', 'preferences.loading.radius.read'),
  'preferences.loading.specimenTypes': { start: 'preferences.loading.specimenTypes.reading' },
  'preferences.loading.specimenTypes.reading': reading(
    'listSpecimenTypes',
    'preferences.loading.specimenTypes.read',
  ),
  'preferences.loading.wishes': { start: 'preferences.loading.wishes.reading' },
  'preferences.loading.wishes.reading': reading('listWishes', 'preferences.loading.wishes.read'),
  'preferences.unavailable': { 'preferences.retried': 'preferences.loading' },
  // Changes were discarded, so the stored values are reloaded.
  'preferences.opened': { 'preferences done': 'preferences.loading' },
}
