import type { Animal } from '../../../contract/giver/animals.ts'
import type { SanitaryDemand } from '../../../contract/shared/sanitary.ts'
import { animals } from '../../models/giver/animals/animals.model.ts'
import { informed } from '../../models/pages/giver.ts'
import { testShownFields } from './shown-fields.tsx'

const demand: SanitaryDemand = {
  rule_id: 7602,
  effect: 'information',
  source: 'Arrêté 18',
  dated_on: '2026-02-06',
  is_barring: false,
}
const barring = {
  examination: 'demande l’examen initial, sans anomalie, avant la remise (Arrêté 18, 06/02/2026).',
  negativeTest: 'demande un résultat d’analyse négatif avant la remise (Arrêté 18, 06/02/2026).',
  result: 'Le résultat du prélèvement interdit la remise (Arrêté 18, 06/02/2026).',
}
const boar: Animal = {
  id: 7601,
  specimen_type_id: 1,
  tag: 'SA 0451',
  sex: 'female',
  weight: 58,
  killed_at: '09:15',
  examination: 'sound',
  examiner_name: 'Paul Louvet',
  examiner_number: '18-0042',
  sheet: 'FA-77',
  state: 'available',
  withdrawal: null,
  receiver: null,
  version: 3,
  demands: [demand],
  sample: {
    id: 7603,
    state: 'sent',
    site: 'tongue',
    laboratory: 'LDA du Cher',
    reference: 'LDA-78',
    taken_on: '2026-02-07',
    sent_on: '2026-02-08',
    result_on: null,
    count: 4,
    is_own: true,
    version: 2,
  },
}
const held = { contact_id: 7604, firstname: 'Manon', lastname: 'Lefèvre' }
testShownFields<Animal>({
  page: 'the animals of a hunt',
  flow: animals,
  entity: boar,
  input: () => ({ hunt: informed, mayNote: true, asked: null, formKey: 'form' }),
  answers: (animal) => [['listAnimals', { animals: [animal], next_tags: [] }]],
  within: ['listitem', ''],
  sentences: ['Sanglier SA 0451', '58 kg, 9 h 15', 'Règle sanitaire à connaître (Arrêté 18, 06/02/2026).'],
  wordings: [
    ['femelle, 58 kg', { sex: 'male' }, 'mâle, 58 kg'],
    ['À remettre', { state: 'blocked' }, 'Anomalie : ne pas remettre'],
    ['À remettre', { state: 'handedOver', receiver: held }, 'Remis à Manon Lefèvre'],
    ['À remettre', { state: 'withdrawn', withdrawal: 'destroyed' }, 'Détruit'],
    ['À remettre', { state: 'recalled', receiver: held }, 'Rappelé, chez Manon Lefèvre'],
    ['Au laboratoire', { sample: { ...boar.sample!, state: 'positive' } }, 'Trichine : positif'],
    ['Sanglier', { specimen_type_id: 4 }, 'Daim SA 0451'],
    // What bars the hand-over is said in place of its button, also beside what only informs.
    ...Object.entries(barring).map(
      ([effect, words]) =>
        ['Remettre', { demands: [{ ...demand, effect, is_barring: true }, demand] }, words] as never,
    ),
    ['Arrêté 18', { state: 'withdrawn', withdrawal: 'kept' }, 'Gardé'],
  ],
})

testShownFields<Animal>({
  page: 'the window of an animal',
  flow: animals,
  entity: boar,
  input: ({ id: animalId }) => ({
    hunt: informed,
    mayNote: true,
    asked: { window: 'animal', animalId },
    formKey: 'form',
  }),
  answers: (animal) => [['listAnimals', { animals: [animal], next_tags: [] }]],
  within: ['dialog', /./],
  sentences: [
    'Sanglier SA 0451',
    '58 kg, 9 h 15',
    'Examiné par Paul Louvet (n° 18-0042)',
    'Fiche d’accompagnement n° FA-77.',
    'prélevé le 07/02/2026, envoyé le 08/02/2026',
    '4 sangliers réunis',
    'LDA-78, LDA du Cher.',
  ],
  wordings: [
    ['aucune anomalie', { examination: 'doubtful' }, 'une anomalie'],
    ['langue', { sample: { ...boar.sample!, site: 'foreleg' } }, 'patte avant'],
  ],
})
