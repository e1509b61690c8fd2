import { limits } from '../../contract/limits.ts'
import { type CalendarMeeting, calendarOf } from '../../contract/shared/calendar-file.ts'
import { dayInWords, clockInWords, momentInWords } from '../rules/days-in-words.ts'
import { lanes, letter, type Letter } from './letter.ts'

/** The hunt of an offer: its day and commune. */
export type Hunt = { started_at: string; city: string }

export const huntOf = ({ started_at, city }: Hunt) => `la chasse du ${dayInWords(started_at)} à ${city}`

/**
 * Asks a receiver whether they would take an animal. `url`: where to answer. `reason`: why they were
 * chosen. `isOver`: the hunt is over, and the game is available.
 */
export const offerMade = (
  firstname: string,
  {
    url,
    expiresAt,
    reason,
    time_zone,
    isOver,
    ...hunt
  }: Hunt & { url: string; expiresAt: Date; reason: string; time_zone: string; isOver: boolean },
): Letter =>
  letter({
    subject: isOver
      ? 'Du gibier est disponible : seriez-vous intéressé ?'
      : `Du gibier le ${dayInWords(hunt.started_at)} : seriez-vous intéressé ?`,
    firstname,
    before: [
      `Un responsable de territoire ${isOver ? 'a du gibier de' : 'prévoit'} ${huntOf(hunt)}. Il demande si vous prendriez un animal, entier, éviscéré et en peau.`,
      reason,
      `Vous pouvez répondre jusqu’au ${momentInWords(expiresAt, time_zone)}. Si vous dites oui, il obtient votre numéro de téléphone pour vous appeler.`,
    ],
    action: { label: 'Répondre à la proposition', url },
    after: [
      'Dire oui n’engage pas encore : il n’y aura peut-être pas assez de gibier. Sans réponse, la proposition va à une autre personne.',
    ],
  })

/** A meeting that a person may have in their calendar; its place is told by no mail. */
export type KeptMeeting = Omit<CalendarMeeting, 'place'> & {
  id: number
  given: string | null
  time_zone: string
}

/** A meeting of an offer as calendars read it. */
export const keptMeeting = (
  id: number,
  { given, city, starts_at, ends_at, time_zone, moves }: Meeting & { moves: number },
): KeptMeeting => ({
  id,
  given,
  city,
  moves,
  time_zone,
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
})

/** The event by which their calendar forgets it, if there is one. */
export const cancelling = (kept: KeptMeeting | null): { calendar?: string } =>
  kept ? { calendar: calendarOf(kept, { ...kept, place: null }, 'cancelled') } : {}

/** Notifies a receiver that the giver has withdrawn an offer. `kept`: its meeting in their calendar. */
export const offerWithdrawn = (firstname: string, hunt: Hunt, kept: KeptMeeting | null): Letter => ({
  ...letter({
    subject: 'Une proposition a été retirée',
    firstname,
    before: [
      `Le responsable de territoire a retiré sa proposition pour ${huntOf(hunt)}. Vous n’avez rien à faire.`,
      'Ce n’est pas votre tour qui passe : d’autres propositions pourront venir.',
    ],
  }),
  ...cancelling(kept),
})

/** Notifies a giver that somebody who had accepted gives up; `url` opens their home page. */
export const offerCancelled = (
  firstname: string,
  { url, isLate, ...hunt }: Hunt & { url: string; isLate: boolean },
): Letter =>
  letter({
    lane: lanes.urgent,
    subject: isLate ? 'Une personne renonce peu avant le rendez-vous' : 'Une personne intéressée a renoncé',
    firstname,
    before: [
      `Une personne qui avait dit oui pour ${huntOf(hunt)} a renoncé. Ce que vous lui aviez promis est de nouveau libre : vous pouvez proposer à la suivante.`,
    ],
    action: { label: 'Voir mes propositions', url },
  })

/** A meeting: the game, its commune, its hours and their time zone. */
export type Meeting = { given: string; city: string; starts_at: Date; ends_at: Date; time_zone: string }

/** When and where a meeting is. */
export const meetingOf = ({ city, starts_at, ends_at, time_zone }: Omit<Meeting, 'given'>) =>
  `le ${momentInWords(starts_at, time_zone)}, jusqu’à ${clockInWords(ends_at, time_zone)}, à ${city}`

/**
 * `isBoar` and `rules` (texts of applicable sanitary rules): what must be read before accepting.
 * `moved`: the new meeting as their calendar has to read it, if a former one had been accepted.
 */
type Promised = Meeting & {
  url: string
  expiresAt: Date
  isBoar: boolean
  moved: KeptMeeting | null
  rules: string[]
}

const boarMessage = `Le sanglier peut porter la trichine, un parasite dangereux. Cuisez sa viande à cœur, à ${limits.coreTemperature} °C au moins. Congeler ne suffit pas.`

/** Notifies a receiver of the promised game and of the meeting to accept; `url` is where to answer. */
export const offerConfirmed = (
  firstname: string,
  { url, expiresAt, given, isBoar, moved, rules, ...meeting }: Promised,
): Letter => ({
  ...(moved && { calendar: calendarOf(moved, { ...moved, place: null }, 'moved') }),
  ...letter({
    lane: lanes.urgent,
    subject: moved
      ? 'Votre rendez-vous est déplacé : acceptez-le de nouveau'
      : 'Du gibier vous attend : acceptez le rendez-vous',
    firstname,
    before: [
      ...(moved
        ? [
            'Le responsable de territoire a changé le rendez-vous que vous aviez accepté. L’ancien est annulé : n’y venez pas.',
          ]
        : []),
      `Le responsable de territoire vous réserve un animal (${given}). Rendez-vous ${meetingOf(meeting)}.`,
      `Vous pouvez répondre jusqu’au ${momentInWords(expiresAt, meeting.time_zone)}. Le lieu exact et le contact sur place vous sont donnés quand vous acceptez.`,
      ...(isBoar ? [boarMessage] : []),
      ...rules.map((rule) => `Une règle sanitaire est à connaître : ${rule}.`),
    ],
    action: { label: 'Accepter ou décliner', url },
    after: [
      'Sans réponse à temps, l’animal va à une autre personne.',
      ...(moved
        ? [
            'Si ce nouveau rendez-vous ne vous convient pas, déclinez-le : ce n’est jamais compté comme tardif. Le fichier joint le montre à votre agenda, sans le lieu exact ; si vous l’acceptez, ajoutez-le de nouveau : il y remplace l’ancien.',
          ]
        : []),
    ],
  }),
})
