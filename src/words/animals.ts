import type { Animal } from '../../contract/giver/animals.ts'
import type { Withdrawal } from '../../contract/shared/animals.ts'
import type { SpecimenType } from '../../contract/shared/specimen-types.ts'
import type { Tone } from '../ui/text/tone.ts'
import { animals, capital, fullName } from './words.ts'
import { hoursInFrench } from '../../contract/dates-in-french.ts'

/** An animal by its type and its tag, « Sanglier SA 0451 ». */
export function animalNamed(
  { specimen_type_id, tag }: Pick<Animal, 'specimen_type_id' | 'tag'>,
  specimenTypes: SpecimenType[],
): string {
  const type = specimenTypes.find(({ id }) => id === specimen_type_id)
  return `${capital(type ? animals(type, 1) : 'animal')} ${tag ?? 'sans bracelet'}`
}

const sexes = { male: 'mâle', female: 'femelle' }

/** The known facts of an animal besides its type and tag, « femelle, 58 kg, 9 h 15 ». */
export const animalDetails = ({ sex, weight, killed_at }: Animal): string =>
  [sex && sexes[sex], weight && `${weight} kg`, killed_at && hoursInFrench(killed_at)]
    .filter(Boolean)
    .join(', ')

/** The destination of an animal that nobody receives. */
export const withdrawals: Record<Withdrawal, string> = {
  kept: 'Gardé',
  destroyed: 'Détruit',
  plant: 'Livré à un atelier',
}

/** The text for a recalled animal, and who has it. */
const recalledFrom = (receiver: Animal['receiver']) =>
  receiver ? `Rappelé, chez ${fullName(receiver)}` : 'Rappelé : ne pas remettre'

/** The state of an animal, in a word or two. */
export function standingOf({ state, withdrawal, receiver, demands = [] }: Animal): {
  tone: Tone | 'neutral'
  text: string
} {
  if (state === 'recalled') return { tone: 'danger', text: recalledFrom(receiver) }
  if (receiver) return { tone: 'success', text: `Remis à ${fullName(receiver)}` }
  if (withdrawal) return { tone: 'neutral', text: withdrawals[withdrawal] }
  if (state === 'blocked') return { tone: 'danger', text: 'Anomalie : ne pas remettre' }
  if (demands.some(({ is_barring }) => is_barring))
    return { tone: 'danger', text: 'Règle sanitaire : ne pas remettre' }
  if (state === 'noted') return { tone: 'warning', text: 'Bracelet à noter' }
  return { tone: 'info', text: 'À remettre' }
}

/** What a giver reads of a tag that another giver noted first. */
export const claimInWords = ({ tag, is_free: isFree }: NonNullable<Animal['claim']>): string =>
  isFree
    ? `Le bracelet ${tag} est de nouveau libre : ouvrez cet animal et enregistrez pour le lui donner.`
    : `Un autre responsable a déjà noté le bracelet ${tag} cette saison. Votre fédération voit les deux et vous appelle ; d’ici là, cet animal est gardé sans bracelet. Si vous vous êtes trompé, ouvrez-le et corrigez.`

/** Who examined an animal and the result, in a sentence. */
export function examinationOf({ examination, examiner_name, examiner_number }: Animal): string {
  if (examination === 'none') return 'Aucun examen initial noté.'
  const found = examination === 'doubtful' ? 'une anomalie' : 'aucune anomalie'
  return `Examiné par ${examiner_name ?? 'une personne formée'}${examiner_number ? ` (n° ${examiner_number})` : ''} : ${found}.`
}
