import { clockInWords } from '../rules/moments.ts'
import { letter, type Letter } from './letter.ts'
import { type Meeting, meetingOf } from './offer-mails.ts'

/** Reminds a receiver of an accepted meeting; `url` opens their home page. */
export const meetingSoon = (
  firstname: string,
  { url, given, place, ...meeting }: Meeting & { url: string; place: string },
): Letter =>
  letter({
    subject: `Rendez-vous à ${clockInWords(meeting.starts_at, meeting.time_zone)} : votre gibier vous attend`,
    firstname,
    before: [
      `Vous avez rendez-vous ${meetingOf(meeting)}, ${place}, pour emporter un animal (${given}).`,
      'Si vous ne pouvez plus venir, dites-le maintenant : quelqu’un d’autre en profitera.',
    ],
    action: { label: 'Voir le rendez-vous', url },
  })
