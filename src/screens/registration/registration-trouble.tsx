import type { FieldErrors } from '../../../machines/patterns/field-errors.ts'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'

/** The label of each field of a registration. The keys are also the ids of the fields. */
export const fieldLabels = {
  lastname: 'Nom',
  firstname: 'Prénom',
  phone: 'Téléphone',
  email: 'Adresse e-mail',
  city_id: 'Commune',
  password: 'Mot de passe',
  password_confirmation: 'Confirmation du mot de passe',
  nit: 'NIT',
  is_hunter: 'Chassez-vous vous-même ?',
  search_radius: 'Je recherche dans un rayon de :',
  is_always_available: 'Je suis toujours disponible',
  quantities: 'Gibiers recherchés',
} as const

type Labelled = keyof typeof fieldLabels
const isLabelled = (field: string): field is Labelled => field in fieldLabels

/** The field of the page that an error belongs to: indexed errors belong to the quantities. */
function fieldOf(name: string): Labelled | null {
  const [field = ''] = name.split('.')
  if (field === 'specimen_type_ids') return 'quantities'
  return isLabelled(field) ? field : null
}

type Props = { errors: FieldErrors; onSeek?: (field: string) => void }

/** The errors of a registration, shown above its step (spec §8). */
export function RegistrationTrouble({ errors, onSeek }: Props) {
  const entries = Object.entries(errors).flatMap(([name, messages]) => {
    const field = fieldOf(name)
    const label = field ? fieldLabels[field].replace(/ [:?]$/, '') : ''
    return messages.map((message) => ({ target: field, label, message }))
  })
  if (entries.length === 0) return null
  return <ErrorSummary title="À corriger pour vous inscrire" errors={entries} onSeek={onSeek} />
}
