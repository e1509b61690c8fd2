import { lanes, letter, type Letter } from './letter.ts'
import { cancelling, type Hunt, huntOf, type KeptMeeting, meetingOf, type Meeting } from './offer-mails.ts'
import { clockInWords } from '../rules/days-in-words.ts'

/** Says that a meeting whose move was mailed does not take place, and takes it out of their calendar. */
const withoutMeeting = (firstname: string, said: string, kept: KeptMeeting): Letter => ({
  ...letter({
    lane: lanes.urgent,
    subject: 'Votre rendez-vous n’a pas lieu',
    firstname,
    before: [said],
    after: ['Vous n’avez rien à faire. Le fichier joint le retire de votre agenda.'],
  }),
  ...cancelling(kept),
})

/** Tells a receiver not to come to an accepted meeting that somebody else called off. */
export const meetingCalledOff = (firstname: string, hunt: Hunt, kept: KeptMeeting): Letter => ({
  ...letter({
    lane: lanes.urgent,
    subject: 'Rendez-vous annulé : ne venez pas',
    firstname,
    before: [
      `Votre rendez-vous ${meetingOf({ ...kept, starts_at: new Date(kept.starts_at), ends_at: new Date(kept.ends_at) })}, n’a pas lieu : ne venez pas, personne ne vous y attend. C’était pour ${huntOf(hunt)}.`,
      'Ce n’est pas votre tour qui passe : d’autres propositions pourront venir.',
    ],
    after: ['Le fichier joint retire le rendez-vous de votre agenda.'],
  }),
  ...cancelling(kept),
})

/** Notifies a receiver that a moved meeting was not accepted in time. */
export const meetingMissed = (firstname: string, hunt: Hunt, kept: KeptMeeting): Letter =>
  withoutMeeting(
    firstname,
    `Le rendez-vous que vous aviez accepté pour ${huntOf(hunt)} a été déplacé, et le nouveau n’a pas été accepté à temps. Ni l’un ni l’autre n’a lieu.`,
    kept,
  )

/** Confirms to a receiver that they gave up a meeting whose move was mailed to them. */
export const meetingGivenUp = (firstname: string, hunt: Hunt, kept: KeptMeeting): Letter =>
  withoutMeeting(
    firstname,
    `Vous avez renoncé au rendez-vous pour ${huntOf(hunt)}, qui avait été déplacé. Le responsable de territoire en est averti.`,
    kept,
  )

/**
 * Notifies a giver that somebody who had said yes is no longer reachable here, without a word of why. `kept`:
 * the meeting at which they were expected.
 */
export const personLeft = (firstname: string, hunt: Hunt, kept: KeptMeeting | null): Letter =>
  letter({
    lane: lanes.urgent,
    subject: kept
      ? 'Rendez-vous annulé : la personne ne viendra pas'
      : 'Une personne intéressée n’est plus joignable',
    firstname,
    before: [
      kept
        ? `Le rendez-vous ${meetingOf({ ...kept, starts_at: new Date(kept.starts_at), ends_at: new Date(kept.ends_at) })}, n’a pas lieu : la personne n’est plus joignable par le service, ne l’attendez pas. C’était pour ${huntOf(hunt)}.`
        : `Une personne qui avait dit oui pour ${huntOf(hunt)} n’est plus joignable par le service : sa proposition est terminée.`,
      'Ce que vous lui aviez promis est de nouveau libre : vous pouvez le proposer à quelqu’un d’autre.',
    ],
  })

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
