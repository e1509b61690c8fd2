import { setup } from 'xstate'

type Event =
  | { type: 'rule.edited' }
  | { type: 'rule.deleted' }
  | { type: 'rule.published' }
  | { type: 'rule.ended' }
  | { type: 'period.ended' }

/** The lifecycle of a sanitary rule of a federation. */
export const sanitaryRuleLifecycle = setup({
  types: {} as { events: Event },
}).createMachine({
  id: 'sanitaryRule',
  description: 'La vie d’une règle sanitaire, du brouillon à sa fin.',
  initial: 'draft',
  states: {
    draft: {
      description: 'La règle se prépare ; elle ne demande encore rien à personne.',
      on: {
        'rule.edited': 'draft',
        'rule.published': 'inForce',
        'rule.deleted': 'deleted',
      },
    },
    inForce: {
      description:
        'La règle vaut pour les chasses de ses jours et de ses communes ; son texte ne change plus.',
      on: {
        'rule.published': 'inForce',
        'rule.ended': 'ended',
        'period.ended': 'ended',
      },
    },
    ended: {
      description: 'La règle est terminée ; y mettre fin encore ne change rien.',
      on: { 'rule.ended': 'ended' },
    },
    deleted: {
      description: 'Le brouillon a été supprimé.',
      type: 'final',
    },
  },
})
