import { confirmedChoice } from '../patterns/confirmed-choice.ts'

/** Spec §2 « Own GDPR state can be set here », §4 « A user sets their own ». */
export const gdprChoice = confirmedChoice('setGdprState')
