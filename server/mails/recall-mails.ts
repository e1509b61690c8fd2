import { limits } from '../../contract/limits.ts'
import type { RecalledGame } from '../../contract/shared/recalls.ts'
import type { FederationContact } from '../../contract/shared/federation-contact.ts'
import { dayInWords } from '../rules/days-in-words.ts'
import { lanes, letter, type Letter, waysToReach } from './letter.ts'
import { cancelling, type KeptMeeting } from './offer-mails.ts'

/** The recalled game, the reason, and the federation; `reason` is null after a positive trichinella test. */
type Recalled = {
  game: readonly RecalledGame[]
  reason: string | null
  contact: FederationContact | undefined
}

const called = ({ label, tag, city, started_at }: RecalledGame) =>
  `${label}${tag === null ? '' : ` (bracelet ${tag})`}, chasse du ${dayInWords(started_at)} à ${city}`

const gameOf = (game: readonly RecalledGame[]) => `${game.map(called).join(' ; ')}.`

const becauseOf = (reason: string | null) =>
  reason === null
    ? 'Le laboratoire a trouvé des trichines : ces vers rendent malade qui mange de cette viande.'
    : `La raison donnée par la fédération : « ${reason} »`

/** Tells a receiver not to eat the game; `url` is where they confirm without signing in. */
export const gameRecalled = (
  firstname: string,
  { game, reason, contact, url }: Recalled & { url: string },
): Letter =>
  letter({
    lane: lanes.urgent,
    subject: 'Important : ne mangez pas ce gibier',
    firstname,
    before: [
      `Un gibier que vous avez reçu est rappelé : ${gameOf(game)}`,
      becauseOf(reason),
      'N’en mangez plus, n’en donnez à personne. Gardez ce qu’il en reste, à part et fermé, même congelé : la congélation n’est pas un moyen sûr. Votre fédération vous dira qu’en faire.',
    ],
    action: { label: 'J’ai bien reçu l’information', url },
    after: [
      'Si vous en avez mangé, parlez-en à votre médecin, surtout si la viande n’était pas cuite à cœur ' +
        `(${limits.coreTemperature} °C). Dites-lui quel gibier c’était, et quand.`,
      ...waysToReach(contact),
    ],
  })

/** Notifies that a recall was lifted; `reason` is null if a test result was corrected. */
export const recallLifted = (firstname: string, { game, reason, contact }: Recalled): Letter =>
  letter({
    lane: lanes.urgent,
    subject: 'L’alerte est levée pour votre gibier',
    firstname,
    before: [
      `L’alerte sur ce gibier est levée : ${gameOf(game)}`,
      reason === null
        ? 'Le résultat a été vérifié et corrigé par deux personnes de la fédération : la recherche est négative.'
        : `Ce rappel avait été ouvert par erreur. La raison donnée par la fédération : « ${reason} »`,
      `Vous pouvez en manger, bien cuit : ${limits.coreTemperature} °C à cœur pour le sanglier.`,
    ],
    after: waysToReach(contact),
  })

/** Notifies a giver of recalled game of their hunt; `url` opens their home page. */
export const animalRecalled = (
  firstname: string,
  { game, reason, contact, url }: Recalled & { url: string },
): Letter =>
  letter({
    lane: lanes.urgent,
    subject: 'Un animal de votre chasse est rappelé',
    firstname,
    before: [
      `Cet animal est rappelé : ${gameOf(game)}`,
      becauseOf(reason),
      'Ne le remettez plus à personne et n’en mangez pas. Les personnes notées sont prévenues par e-mail ou par téléphone.',
    ],
    action: { label: 'Ouvrir mes chasses', url },
    after: [
      'Quelqu’un d’autre en a emporté une part, ou vous l’avez remis sans le noter ? Appelez tout de suite votre fédération.',
      ...waysToReach(contact),
    ],
  })

/** Notifies a receiver that promised game is recalled. */
export const promiseRecalled = (
  firstname: string,
  hunt: { started_at: string; city: string },
  kept: KeptMeeting | null,
): Letter => ({
  ...letter({
    lane: lanes.urgent,
    subject: 'Votre rendez-vous est annulé : l’animal est rappelé',
    firstname,
    before: [
      `L’animal qui vous était réservé de la chasse du ${dayInWords(hunt.started_at)} à ${hunt.city} ne peut pas être mangé. Le rendez-vous n’a plus lieu : ne venez pas.`,
      'Ce n’est pas votre tour qui passe : d’autres propositions pourront venir.',
    ],
  }),
  ...cancelling(kept),
})
