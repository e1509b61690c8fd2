import type { FederationContact } from '../../contract/shared/federation-contact.ts'
import { limits } from '../../contract/limits.ts'
import { dayInWords } from '../rules/days-in-words.ts'
import { letter, type Letter, waysToReach } from './letter.ts'

/** The hunt of the meeting, and the page where to read about it. */
type About = { started_at: string; city: string; url: string }

const meetingOf = ({ started_at, city }: About) =>
  `au rendez-vous pour la chasse du ${dayInWords(started_at)} à ${city}`

const { within, behind } = limits.absences

/** Notifies a person that a giver recorded their absence, what that means, and how to contest it. */
export const absenceNoted = (
  firstname: string,
  { giver, until, ...about }: About & { giver: string; until: string },
): Letter =>
  letter({
    subject: 'Une absence a été notée',
    firstname,
    before: [
      `${giver} a noté votre absence ${meetingOf(about)}.`,
      `Une absence seule ne change rien. Après deux absences en ${within} jours, vous passez après les autres pendant ${behind} jours : vous n’êtes jamais exclu des propositions.`,
      `Si c’est une erreur, contestez-la d’un geste sur votre page jusqu’au ${dayInWords(until)} : elle ne compte pas tant que la fédération n’a pas décidé.`,
    ],
    action: { label: 'Voir ou contester', url: about.url },
  })

/** Notifies them that the absence was a mistake. */
export const absenceTakenBack = (firstname: string, about: About): Letter =>
  letter({
    subject: 'L’absence notée était une erreur',
    firstname,
    before: [`Votre absence ${meetingOf(about)} avait été notée par erreur : elle est effacée.`],
    action: { label: 'Voir mes propositions', url: about.url },
  })

/** Notifies them that a contested absence counts. */
export const absenceUpheld = (
  firstname: string,
  about: About,
  contact: FederationContact | undefined,
): Letter =>
  letter({
    subject: 'Votre absence est maintenue',
    firstname,
    before: [
      `La fédération a examiné votre contestation et maintient votre absence ${meetingOf(about)}.`,
      `Après deux absences en ${within} jours, on passe après les autres pendant ${behind} jours ; ensuite tout redevient comme avant.`,
    ],
    action: { label: 'Voir mes propositions', url: about.url },
    after: waysToReach(contact),
  })

/** Notifies them that it no longer counts. */
export const absenceLifted = (firstname: string, about: About): Letter =>
  letter({
    subject: 'Votre absence est annulée',
    firstname,
    before: [`La fédération vous a donné raison : votre absence ${meetingOf(about)} ne compte plus.`],
    action: { label: 'Voir mes propositions', url: about.url },
  })

/** Notifies the giver who recorded it of the same. */
export const absenceLiftedForGiver = (firstname: string, about: About): Letter =>
  letter({
    subject: 'Une absence que vous aviez notée est annulée',
    firstname,
    before: [
      `La personne a contesté son absence ${meetingOf(about)}, et votre fédération l’a annulée. Vous n’avez rien à faire.`,
    ],
    action: { label: 'Ouvrir mes chasses', url: about.url },
  })
