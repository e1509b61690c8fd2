import type { Recall } from '../../../contract/federations/recalls.ts'
import type { Sample } from '../../../contract/federations/samples.ts'
import type { SanitaryRule } from '../../../contract/federations/sanitary-rules.ts'
import { recallList } from '../../models/federations/sanitary/recalls.model.ts'
import { sampleList } from '../../models/federations/sanitary/samples.model.ts'
import { sanitaryRuleList } from '../../models/federations/sanitary/sanitary-rules.model.ts'
import { onlyPage, testShownFields } from './shown-fields.tsx'

testShownFields<Sample>({
  page: 'the samples',
  flow: sampleList,
  entity: {
    id: 5301,
    state: 'negative',
    laboratory: 'LDA du Cher',
    reference: 'LDA-77',
    tags: ['SA 0451', 'SA 0452'],
    givers: ['Hélène Moreau', 'Paul Louvet'],
    taken_on: '2026-03-01',
    sent_on: '2026-03-02',
    result_on: '2026-03-05',
    reason: 'Contre-analyse.',
    version: 7,
  },
  answers: (sample) => [['listSamples', onlyPage(sample)]],
  within: ['table', 'Prélèvements'],
  labels: {
    Référence: 'LDA-77, LDA du Cher',
    Résultat: 'Négatif Positif écarté : Contre-analyse.',
    Bracelets: 'SA 0451, SA 0452',
    Responsables: 'Hélène Moreau, Paul Louvet',
    Jours: 'prélevé le 01/03/2026, envoyé le 02/03/2026, résultat le 05/03/2026',
  },
  wordings: [['Négatif', { state: 'doubtful' }, 'Douteux']],
})

testShownFields<SanitaryRule>({
  page: 'the sanitary rules',
  flow: sanitaryRuleList,
  entity: {
    id: 5401,
    federation: 'Loir-et-Cher',
    department_code: '41',
    state: 'inForce',
    effect: 'negativeTest',
    specimen_type_ids: [1],
    cities: ['Blois', 'Vendôme'],
    starts_on: '2026-03-11',
    ends_on: '2026-03-28',
    source: 'Arrêté 2026-18',
    dated_on: '2026-03-09',
    version: 3,
  },
  answers: (rule) => [['listSanitaryRules', onlyPage(rule)]],
  within: ['table', 'Règles sanitaires'],
  labels: {
    Texte: 'Arrêté 2026-18, 09/03/2026',
    Où: 'Blois, Vendôme',
    Chasses: 'Du 11/03/2026 au 28/03/2026',
  },
  words: {
    État: ['En vigueur', { state: 'draft' }, 'Brouillon'],
    'Ce qu’elle demande': [
      'Analyse négative exigée Sanglier',
      { effect: 'examination', specimen_type_ids: [2] },
      'Examen initial exigé Chevreuil',
    ],
  },
  wordings: [['Du 11/03/2026 au 28/03/2026', { ends_on: null }, 'À partir du 11/03/2026']],
})

const recall: Recall = {
  id: 5501,
  state: 'lifted',
  sample: null,
  reason: 'Trichine soupçonnée.',
  lifted_reason: 'Analyse refaite.',
  opened_at: '2026-03-12T09:00:00.000Z',
  ended_at: '2026-03-13T09:00:00.000Z',
  other_federation: 'FDC de l’Indre',
  awaited: 7,
  game: [{ label: 'sanglier', tag: 'SA 0451', started_at: '2026-03-07', city: 'Bourges' }],
  givers: [{ name: 'Hélène Moreau', phone: '06 39 98 55 01' }],
  receivers: [
    {
      id: 5502,
      name: 'Julie Fontaine',
      phone: '06 39 98 55 02',
      email: 'julie@example.org',
      state: 'reached',
      mail: 'sent',
      told_at: '2026-03-14T09:00:00.000Z',
      answered_at: '2026-03-15T09:00:00.000Z',
      by: 'Sylvie Chargée',
      attempts: 5503,
      last_attempt_at: '2026-03-16T09:00:00.000Z',
      given_up_reason: 'Numéro faux',
    },
  ],
}
const receiver = recall.receivers[0]!

testShownFields<Recall>({
  page: 'the recalls',
  flow: recallList,
  entity: recall,
  answers: (found) => [['listRecalls', onlyPage(found)]],
  within: ['list', 'Rappels'],
  sentences: [
    'SA 0451, chasse du samedi 7 mars 2026 à Bourges',
    'Raison : Trichine soupçonnée.',
    'Levé le 13 mars 2026 à 10 h : Analyse refaite.',
    'Ouvert le 12 mars 2026 à 10 h, par la fédération FDC de l’Indre. Responsables : Hélène Moreau, 06 39 98 55 01.',
    'Julie Fontaine Jointe Le 15 mars 2026 à 10 h, noté par Sylvie Chargée. 5 503 appels sans réponse, le dernier le 16 mars 2026 à 10 h. On a renoncé : Numéro faux 06 39 98 55 02 julie@example.org',
  ],
  wordings: [
    ['10 h, par la fédération FDC de l’Indre.', { other_federation: null }, '10 h. Responsables'],
    ['Levé', { state: 'opened' }, '7 comptes rendus sont encore attendus'],
    ['Levé', { state: 'opened', awaited: 1 }, 'Un compte rendu est encore attendu'],
    ['Julie Fontaine', { receivers: [] }, 'Personne n’est encore nommé.'],
    ['Julie Fontaine', { receivers: [], awaited: 0 }, 'Personne n’a emporté de ce gibier'],
    ['Levé', { state: 'closed' }, 'Terminé'],
    ['Raison : Trichine soupçonnée.', { sample: 'LDA-77' }, 'Trichine trouvée, prélèvement LDA-77.'],
    [
      'Jointe Le 15 mars 2026 à 10 h',
      { state: 'opened', receivers: [{ ...receiver, state: 'told' }] },
      'E-mail parti, à confirmer Le 14 mars 2026 à 10 h.',
    ],
  ],
})
