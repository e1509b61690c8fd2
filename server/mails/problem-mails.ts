import { dayInWords } from '../rules/days-in-words.ts'
import { letter, type Letter } from './letter.ts'

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
