import * as z from 'zod/mini'

/** What a rule asks before an animal is handed over. */
export const SanitaryEffect = z.enum(
  ['information', 'examination', 'negativeTest'],
  'Choisissez ce que la règle demande.',
)
export type SanitaryEffect = z.output<typeof SanitaryEffect>

/** How far a rule is (`machines/lifecycles/sanitary-rule.ts`); a deleted draft is gone. */
export const SanitaryRuleState = z.enum(['draft', 'inForce', 'ended'])
export type SanitaryRuleState = z.output<typeof SanitaryRuleState>

/** What became of a sample (`machines/lifecycles/sample.ts`). */
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
 * What the rule in force `rule_id` says of an animal. `source` and `dated_on` (`YYYY-MM-DD`): the text it comes
 * from. `is_barring`: the animal is not to be handed over as it is. The effect `result` is no rule’s: it
 * stands for the result of the animal’s sample, of the laboratory `source`; nor is `recall`, for game of a
 * hunt that is recalled whole by the federation `source`; both have no `rule_id`.
 */
export const SanitaryDemand = z.object({
  rule_id: z.nullable(z.number()),
  effect: z.enum([...SanitaryEffect.options, 'result', 'recall']),
  source: z.string(),
  dated_on: z.string(),
  is_barring: z.boolean(),
})
export type SanitaryDemand = z.output<typeof SanitaryDemand>
