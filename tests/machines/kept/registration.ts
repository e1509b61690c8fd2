import { after, answered, from, type KeptByChart } from './kept.ts'

const SEVEN_DAYS = 604_800_000
const ONE_HOUR = 3_600_000

const person = {
  lastname: 'Delorme',
  firstname: 'Inès',
  phone: '06 39 98 00 77',
  email: 'ines.delorme@example.org',
  nit: '',
  city: { id: 18279, label: 'Vierzon', label_full: '18100 VIERZON', postal_code: '18100' },
  isHunter: false,
  isAlways: true,
  isShared: false,
  radius: 20,
  quantities: {},
}
const blank = { ...person, lastname: '', firstname: '', phone: '', email: '', city: null }
const noPasswords = { password: '', password_confirmation: '' }
const form = {
  userType: 'receiver',
  formKey: 'form',
  entry: { ...person, password: 'Sous-bois calme 31', password_confirmation: 'Sous-bois calme 31' },
  errors: {},
  refusals: 0,
  specimenTypes: [{ id: 1, label: 'Sanglier', label_plural: 'Sangliers' }],
}
const boot = { user: { id: 9 }, role: null, federation: null, permissions: [] }
const begun = { userType: 'receiver', formKey: 'form', draft: person, keptFor: SEVEN_DAYS }
const inStepTwo = [answered('registrationIdentity', form)]

/** An entry is kept for seven days on one's own device, for an hour on one that others use. */
export const keptOfRegistration: KeptByChart = {
  registration: [
    ...from(begun, [
      after().keeps({ entry: { ...person, ...noPasswords }, isResumed: true }),
      after(...inStepTwo).keeps({ entry: form.entry, specimenTypes: form.specimenTypes }),
      after({ type: 'entry.changed', isShared: true }).keeps({
        entry: { ...person, ...noPasswords, isShared: true },
        keptFor: ONE_HOUR,
      }),
      after(...inStepTwo, { type: 'entry.changed', isShared: true }).keeps({
        entry: { ...form.entry, isShared: true },
        keptFor: ONE_HOUR,
      }),
    ]),
    ...from({ ...begun, keptFor: ONE_HOUR }, [
      after(...inStepTwo, { type: 'entry.changed', isShared: false }).keeps({ keptFor: SEVEN_DAYS }),
    ]),
    ...from(begun, [after(...inStepTwo, answered('registrationSpecifics', { form, boot })).keeps({ boot })]),
  ],
  'registration-identity': from({ ...form, isResumed: true }, [
    after('draft.discarded').keeps({ entry: { ...blank, ...noPasswords }, isResumed: false }),
  ]),
  'registration-specifics': from(form, [
    after('always.toggled').keeps({ entry: { ...form.entry, isAlways: false } }),
    after('always.toggled', 'always.toggled').keeps({ entry: { ...form.entry, isAlways: true } }),
    after('registration.submitted', answered('register', boot)).keeps({ boot }),
  ]),
}
