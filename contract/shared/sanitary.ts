import * as z from 'zod/mini'

/** What a sanitary rule requires before an animal is handed over. */
export const SanitaryEffect = z.enum(
  ['information', 'examination', 'negativeTest'],
  'Choisissez ce que la règle demande.',
)
export type SanitaryEffect = z.output<typeof SanitaryEffect>

/** The states of a sanitary rule (`machines/lifecycles/sanitary-rule.ts`). */
export const SanitaryRuleState = z.enum(['draft', 'inForce', 'ended'])
export type SanitaryRuleState = z.output<typeof SanitaryRuleState>

/** The states of a sample (`machines/lifecycles/sample.ts`). */
export const SampleState = z.enum(
  ['taken', 'sent', 'negative', 'doubtful', 'positive', 'otherParasite', 'impossible'],
  'Choisissez l’étape suivante.',
)
export type SampleState = z.output<typeof SampleState>

/** Where in the carcass a sample is taken. */
export const SampleSite = z.enum(
  ['diaphragm', 'tongue', 'foreleg'],
  'Choisissez où le prélèvement a été fait.',
)
export type SampleSite = z.output<typeof SampleSite>

/**
 * What the sanitary rule `rule_id` requires for an animal. `source`, `dated_on` (`YYYY-MM-DD`): its legal
 * text. `is_barring`: the animal must not be handed over as it is. Two effects have no `rule_id`:
 * `result`, the result of the animal's sample from the laboratory `source`, and `recall`, for game of a
 * hunt that the federation `source` recalled entirely.
 */
export const SanitaryDemand = z.object({
  rule_id: z.nullable(z.number()),
  effect: z.enum([...SanitaryEffect.options, 'result', 'recall']),
  source: z.string(),
  dated_on: z.string(),
  is_barring: z.boolean(),
})
export type SanitaryDemand = z.output<typeof SanitaryDemand>
