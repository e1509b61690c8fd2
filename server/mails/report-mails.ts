import { dayInWords } from '../rules/days-in-words.ts'
import { lanes, letter, type Letter } from './letter.ts'

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
