import { dayInWords } from '../rules/days-in-words.ts'
import { letter, type Letter } from './letter.ts'

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
