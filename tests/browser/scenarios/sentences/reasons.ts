import type { SentenceId } from './sentences.ts'

export const reasons: Partial<Record<SentenceId, string>> = {
  'account.form-inputs': 'Invisible : ce que le composant reçoit dans le code.',
  'federations.duration': 'Une durée, que mesurent les essais de charge (`tools/bench`).',
  'giver.contacts-modes': 'N’annonce que les deux phrases qui suivent.',
  'state.hunt-others': 'Ne dit rien de visible : ce que le cahier des charges ne montre pas.',
  'rule.server': 'Ne dit rien de visible : ce que le cahier des charges ne montre pas.',
  'right.unstated': 'Ne dit rien de visible : ce que le cahier des charges ne montre pas.',
  'error.unknown':
    'Rien ne le cause dans un navigateur, où tout échec a l’une des formes précédentes ; le parcours [Expliquer une erreur](statecharts/error-modal.md) le montre sur le schéma et à l’écran.',
  'error.codes': 'Ne dit rien de visible : ce que le cahier des charges ne montre pas.',
}
