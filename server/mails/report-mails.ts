import { dayInWords } from '../rules/days-in-words.ts'
import { lanes, letter, type Letter, waysToReach } from './letter.ts'
import type { FederationContact } from '../../contract/shared/federation-contact.ts'

/** A hunt without a report. `url`: where to report it. `step`: the number of this reminder. */
type Unreported = { day: string; city: string; url: string; step: 1 | 2 | 3 }

const told =
  'Dites à votre fédération qui a reçu quoi, même si personne n’a rien reçu : deux minutes suffisent.'

const words = {
  1: [told],
  2: ['Nous n’avons pas encore votre réponse. Le temps vous a peut-être manqué.', told],
  3: [
    'C’est notre dernier message à ce sujet.',
    told,
    'Un doute, une difficulté ? Votre fédération peut vous aider par téléphone.',
  ],
}

/** Reminds a giver to report a hunt. */
export const reportAwaited = (firstname: string, { day, city, url, step }: Unreported): Letter =>
  letter({
    lane: lanes.patient,
    subject: `Votre chasse du ${dayInWords(day)} : qui a reçu quoi ?`,
    firstname,
    before: [`Votre chasse du ${dayInWords(day)} à ${city} est passée.`, ...words[step]],
    action: { label: 'Informer ma fédération', url },
    after:
      step < 3 ? ['Vous l’avez fait entre-temps ? Alors merci, et ne tenez pas compte de ce message.'] : [],
  })

/** What a report says that a person received: `game`: « 2 sangliers ». */
type Contested = { started_at: string; city: string; game: string }

const reportOf = ({ started_at, city }: Contested) =>
  `le compte rendu de la chasse du ${dayInWords(started_at)} à ${city}`

/** Notifies a giver that a person did not receive what the report says. */
export const lineContestedOf = (
  firstname: string,
  { name, url, ...about }: Contested & { name: string; url: string },
): Letter =>
  letter({
    subject: 'Une personne dit n’avoir rien reçu',
    firstname,
    before: [
      `${name} dit ne pas avoir reçu ce que dit ${reportOf(about)} : ${about.game}.`,
      'Une ligne se choisit vite à la place d’une autre : si c’est une erreur, corrigez votre compte rendu. Votre fédération est aussi prévenue.',
    ],
    action: { label: 'Ouvrir mes chasses', url },
  })

/** Notifies a federation of it, with the way to reach the person. */
export const lineContested = ({
  person,
  ...about
}: Contested & { person: { name: string; email: string; phone: string | null } }): Letter =>
  letter({
    subject: 'Une personne dit n’avoir rien reçu',
    before: [
      `${person.name} dit ne pas avoir reçu ce que dit ${reportOf(about)} : ${about.game}.`,
      'Ce gibier ne compte pas pour cette personne tant qu’elle le conteste, deux mois au plus. Voyez avec le responsable : s’il s’est trompé, il corrige son compte rendu.',
      `Pour joindre cette personne : ${[...(person.phone ? [`téléphone ${person.phone}`] : []), `e-mail ${person.email}`].join(', ')}.`,
    ],
  })

/** The hunt whose report was to be corrected, and the page where the giver reads it. */
type Asked = { started_at: string; city: string; url: string }

const huntOf = ({ started_at, city }: Asked) => `la chasse du ${dayInWords(started_at)} à ${city}`

/** Notifies a giver that the correction they requested was accepted. */
export const correctionAccepted = (firstname: string, asked: Asked): Letter =>
  letter({
    subject: 'Votre correction est acceptée',
    firstname,
    before: [
      `Votre fédération a accepté votre correction du compte rendu de ${huntOf(asked)}.`,
      'Elle est maintenant la dernière version ; les statistiques la suivent, et les versions d’avant sont gardées.',
    ],
    action: { label: 'Ouvrir mes chasses', url: asked.url },
  })

/** Notifies a giver that their correction was refused, with the reason. */
export const correctionRefused = (
  firstname: string,
  asked: Asked,
  reason: string,
  contact: FederationContact | undefined,
): Letter =>
  letter({
    subject: 'Votre correction n’est pas acceptée',
    firstname,
    before: [
      `Votre fédération n’a pas accepté votre correction du compte rendu de ${huntOf(asked)}, qui reste comme il est.`,
      `Sa raison : « ${reason} »`,
    ],
    action: { label: 'Ouvrir mes chasses', url: asked.url },
    after: ['Vous pouvez en demander une autre.', ...waysToReach(contact)],
  })

/** The reported problem: the animal, its receiver, and their words. */
type Reported = {
  specimen_type: string
  tag: string | null
  started_at: string
  city: string
  text: string
  person: { name: string; email: string; phone: string | null }
}

/** Notifies a federation of a problem that a receiver reports. */
export const problemReported = ({ specimen_type, tag, started_at, city, text, person }: Reported): Letter =>
  letter({
    subject: 'Un problème est signalé avec un animal remis',
    before: [
      `${person.name} signale un problème avec un animal reçu : ${specimen_type}, ${tag === null ? 'sans marquage' : `marquage ${tag}`}, chasse du ${dayInWords(started_at)} à ${city}.`,
      `« ${text} »`,
      `Pour joindre cette personne : ${[...(person.phone ? [`téléphone ${person.phone}`] : []), `e-mail ${person.email}`].join(', ')}.`,
      'Ces coordonnées ne servent qu’à répondre à ce signalement.',
    ],
  })
