import { dayAfter } from '../../contract/days.ts'
import type { Sample } from '../../contract/federations/samples.ts'
import type { SanitaryRule } from '../../contract/federations/sanitary-rules.ts'
import { today } from './today.ts'

const rule = {
  ends_on: null,
  version: 1,
  federation_id: 1,
  effect: 'negativeTest' as const,
  specimen_type_ids: [6],
  cities: [] as string[],
  starts: -30,
  dated: -40,
}
/**
 * The rules of the test world: a draft and a published one of Cher, and the same for Indre. The published
 * ones concern chamois only, which no test notes.
 */
export const sanitaryRules = [
  { ...rule, id: 1, state: 'inForce' as const, source: 'Arrêté 2026-18' },
  {
    ...rule,
    id: 2,
    state: 'draft' as const,
    effect: 'examination' as const,
    specimen_type_ids: [1, 2],
    cities: ['Bourges'],
    source: 'Note de service 12',
  },
  { ...rule, id: 3, state: 'draft' as const, federation_id: 2, source: 'Note 36' },
  { ...rule, id: 4, state: 'inForce' as const, federation_id: 2, source: 'Arrêté 36' },
]

const answered = (id: number): SanitaryRule => {
  const { federation_id: _, starts, dated, ...stored } = sanitaryRules.find((one) => one.id === id)!
  return {
    ...stored,
    federation: 'Cher',
    department_code: '18',
    starts_on: dayAfter(today, starts),
    dated_on: dayAfter(today, dated),
  }
}
/** As the server answers them to cher@. */
export const [draftRule, ruleInForce] = [answered(2), answered(1)]

/** The wolfhunter's sampled boar. */
export const sampled = { id: 3, hunt_id: 21, tag: 'SA 0900' }
/** The samples of the test world: one in Cher, one in Indre, both sent to their laboratory. */
export const samples = [
  { federation_id: 1, reference: 'LDA-77', laboratory: 'LDA du Cher', taken: -4, sent: -3 },
  { federation_id: 2, reference: 'LDA-36', laboratory: 'LDA de l’Indre', taken: -4, sent: -3 },
]
const [{ reference, laboratory, taken, sent }] = samples as [(typeof samples)[0]]
/** The one of Cher as the server answers it. */
export const sentSample: Sample = {
  id: 1,
  state: 'sent',
  reference,
  laboratory,
  tags: [sampled.tag],
  givers: ['Bertrand Roux'],
  taken_on: dayAfter(today, taken),
  sent_on: dayAfter(today, sent),
  result_on: null,
  reason: null,
  version: 1,
}
