import type { RecallReceiver } from '../../contract/federations/recall-receivers.ts'
import type { Recall } from '../../contract/federations/recalls.ts'
import type { RecalledGame, RecallPreview } from '../../contract/shared/recalls.ts'
import type { SpecimenType } from '../../contract/shared/specimen-types.ts'
import type { recallEntry } from '../../machines/federations/sanitary/recall-draft.ts'
import type { Tone } from '../ui/text/tone.ts'
import { capital, counted, dayInWords, momentInWords } from './words.ts'

const huntInWords = ({ started_at, city }: RecalledGame) => `chasse du ${dayInWords(started_at)} à ${city}`

/** Animals of one type and hunt, which are named once. */
const together = (animals: readonly [RecalledGame, ...RecalledGame[]]) => {
  const [{ label }] = animals
  const tags = animals.flatMap(({ tag }) => tag ?? []).join(', ')
  return `${label}${tags && ` ${tags}`}, ${huntInWords(animals[0])}`
}

/**
 * Recalled game, « sanglier SA 0451, SA 0452, chasse du samedi 28 février 2026 à Bourges ; … », by type and
 * hunt.
 */
export const gameInWords = (game: readonly RecalledGame[]): string =>
  [...Map.groupBy(game, (one) => `${one.label} ${huntInWords(one)}`).values()]
    .flatMap(([first, ...others]) => (first ? together([first, ...others]) : []))
    .join(' ; ')

/** What is about to be recalled, « Sangliers des chasses du samedi 28 février 2026 à Bourges ». */
export function askedInWords(
  { tags, hunted_on, city, specimen_type_id }: ReturnType<typeof recallEntry>,
  specimenTypes: readonly SpecimenType[],
): string {
  if (city === null)
    return `${tags.length > 1 ? 'Bracelets' : 'Bracelet'} ${tags.join(', ')}, saison de la chasse du ${dayInWords(hunted_on)}.`
  const type = specimenTypes.find(({ id }) => id === specimen_type_id)
  return `${capital(type?.label_plural ?? 'gibier')} des chasses du ${dayInWords(hunted_on)} à ${city}.`
}

/**
 * The number of people that a recall would affect, and how they are notified; null if it could not be
 * loaded.
 */
export function concernedInWords(preview: RecallPreview | null): string {
  if (!preview) return 'Le nombre de personnes concernées n’a pas pu être lu. Le rappel reste possible.'
  const { people, with_email, with_phone, out_of_reach } = preview
  if (people === 0) return 'Personne n’est noté comme ayant emporté ce gibier.'
  const concerned = counted(people, 'personne concernée', 'personnes concernées')
  const known = `${concerned} : ${with_email} avec un e-mail, ${with_phone} avec un numéro de téléphone.`
  if (out_of_reach === 0) return known
  return `${known} ${out_of_reach} sans e-mail ni numéro connu : demandez à leur responsable de territoire.`
}

/** The labels of a recall's states; one that ended without reaching everybody is no success. */
export function recallStanding({ state, receivers }: Recall): { tone: Tone | 'neutral'; text: string } {
  if (state === 'opened') return { tone: 'danger', text: 'Des personnes restent à prévenir' }
  if (state === 'lifted') return { tone: 'neutral', text: 'Levé' }
  const unreached = receivers.filter((one) => one.state === 'unreachable').length
  if (unreached === 0) return { tone: 'success', text: 'Terminé' }
  const people = counted(unreached, 'personne pas jointe', 'personnes pas jointes')
  return { tone: 'danger', text: `Terminé, ${people}` }
}

type Standing = {
  tone: Tone | 'neutral'
  text: string
  /** When it was recorded and by whom; absent if nothing was recorded yet. */
  since?: string
}

/** Whether a person is aware of a recall or must be called; nobody must be once it is lifted. */
export function receiverStanding(
  { state, mail, told_at, answered_at, by, attempts, last_attempt_at, given_up_reason }: RecallReceiver,
  isLifted: boolean,
): Standing {
  const since = (moment: string | null, who: string | null = null) => {
    const parts = [moment && `le ${momentInWords(moment)}`, who && `noté par ${who}`].filter(Boolean)
    const called =
      last_attempt_at &&
      `${counted(attempts, 'appel sans réponse', 'appels sans réponse, le dernier')} le ${momentInWords(last_attempt_at)}.`
    const sentences = [
      parts.length > 0 && capital(`${parts.join(', ')}.`),
      called,
      given_up_reason && `On a renoncé : ${given_up_reason}`,
    ].filter(Boolean)
    return sentences.length === 0 ? {} : { since: sentences.join(' ') }
  }
  if (state === 'acknowledged') return { tone: 'success', text: 'A confirmé', ...since(answered_at) }
  if (state === 'reached') return { tone: 'success', text: 'Jointe', ...since(answered_at, by) }
  if (state === 'unreachable') return { tone: 'danger', text: 'Pas jointe', ...since(answered_at, by) }
  if (isLifted)
    return { tone: 'neutral', text: state === 'told' ? 'Prévenue' : 'Pas prévenue', ...since(told_at) }
  if (state === 'told') return { tone: 'warning', text: 'E-mail parti, à confirmer', ...since(told_at) }
  if (mail === 'waiting') return { tone: 'info', text: 'E-mail en cours d’envoi', ...since(null) }
  return {
    ...since(null),
    tone: 'danger',
    text: mail === 'failed' ? 'À appeler : e-mail pas parti' : 'À appeler : sans e-mail',
  }
}
