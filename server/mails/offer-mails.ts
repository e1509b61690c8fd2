import { momentInWords } from '../rules/moments.ts'
import { dayInWords } from './days-in-words.ts'
import { letter, type Letter } from './letter.ts'

/** What an offer is about: the day of the hunt and its commune. */
type Hunt = { started_at: string; city: string }

const huntOf = ({ started_at, city }: Hunt) => `la chasse du ${dayInWords(started_at)} à ${city}`

/** Asks a receiver whether they would take an animal; `url` is where they answer, `reason` why it is their turn. */
export const offerMade = (
  firstname: string,
  { url, expiresAt, reason, ...hunt }: Hunt & { url: string; expiresAt: Date; reason: string },
): Letter =>
  letter({
    subject: `Du gibier le ${dayInWords(hunt.started_at)} : seriez-vous intéressé ?`,
    firstname,
    before: [
      `Un responsable de territoire prévoit ${huntOf(hunt)}. Il demande si vous prendriez un animal, entier, éviscéré et en peau.`,
      reason,
      `Vous pouvez répondre jusqu’au ${momentInWords(expiresAt)}. Si vous dites oui, il obtient votre numéro de téléphone pour vous appeler.`,
    ],
    action: { label: 'Répondre à la proposition', url },
    after: [
      'Dire oui n’engage pas encore : il n’y aura peut-être pas assez de gibier. Sans réponse, la proposition va à une autre personne.',
    ],
  })

/** Tells a receiver that the giver has taken an offer back. */
export const offerWithdrawn = (firstname: string, hunt: Hunt): Letter =>
  letter({
    subject: 'Une proposition a été retirée',
    firstname,
    before: [
      `Le responsable de territoire a retiré sa proposition pour ${huntOf(hunt)}. Vous n’avez rien à faire.`,
      'Ce n’est pas votre tour qui passe : d’autres propositions pourront venir.',
    ],
  })

/** Tells a giver that somebody who had said yes gives up; `url` opens their space. */
export const offerCancelled = (firstname: string, { url, ...hunt }: Hunt & { url: string }): Letter =>
  letter({
    subject: 'Une personne intéressée a renoncé',
    firstname,
    before: [
      `Une personne qui avait dit oui pour ${huntOf(hunt)} a renoncé. Vous pouvez proposer à la suivante.`,
    ],
    action: { label: 'Voir mes propositions', url },
  })
