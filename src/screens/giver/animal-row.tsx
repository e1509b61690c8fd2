import type { Animal } from '../../../contract/giver/animals.ts'
import type { SpecimenType } from '../../../contract/shared/specimen-types.ts'
import { Badge } from '../../ui/notices/badge.tsx'
import { SpecimenIcon } from '../../ui/pictures/specimen-icon.tsx'
import type { Tone } from '../../ui/text/tone.ts'
import { animalNamed } from '../../words/animals.ts'
import { fullName } from '../../words/words.ts'

const sexes = { male: 'mâle', female: 'femelle' }
const withdrawals = { kept: 'Gardé', destroyed: 'Détruit', plant: 'Livré à un atelier' }

/** What an animal is, in a word or two. */
function standing({ state, withdrawal, receiver }: Animal): { tone: Tone | 'neutral'; text: string } {
  if (receiver) return { tone: 'success', text: `Remis à ${fullName(receiver)}` }
  if (withdrawal) return { tone: 'neutral', text: withdrawals[withdrawal] }
  if (state === 'blocked') return { tone: 'danger', text: 'Anomalie : ne pas remettre' }
  if (state === 'noted') return { tone: 'warning', text: 'Bracelet à noter' }
  return { tone: 'info', text: 'À remettre' }
}

/** One animal of a hunt: its type, its tag, what is known of it, and what becomes of it. */
export function AnimalRow({ animal, specimenTypes }: { animal: Animal; specimenTypes: SpecimenType[] }) {
  const type = specimenTypes.find(({ id }) => id === animal.specimen_type_id)
  const { tone, text } = standing(animal)
  const details = [
    animal.sex && sexes[animal.sex],
    animal.weight && `${animal.weight} kg`,
    animal.killed_at,
  ].filter(Boolean)
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      {type ? (
        <span className="text-forest">
          <SpecimenIcon icon_url={type.icon_url} />
        </span>
      ) : null}
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{animalNamed(animal, specimenTypes)}</p>
        <p className="text-ink-soft empty:hidden">{details.join(', ')}</p>
      </div>
      <Badge tone={tone}>{text}</Badge>
    </li>
  )
}
