import type { Cell } from '../../../contract/statistics/columns.ts'
import { statisticView } from '../../models/statistics/statistic-view.model.ts'
import { viewOf } from '../../models/pages/statistics.ts'
import { testShownFields } from './shown-fields.tsx'

testShownFields<{ row: Cell[] }>({
  page: 'a statistic',
  flow: statisticView,
  entity: { row: ['2026-03-01', 16, 3, 12, 5, 9, 6] },
  answers: ({ row }) => [['viewStatistic', viewOf('hunts', [row])]],
  within: ['table', 'Chasses prévues, informées et en retard'],
  labels: {
    Période: 'Mars 2026',
    Chasses: '16',
    'À venir': '3',
    Informées: '12',
    'En attente d’information': '5',
    'Sans information, compte fermé': '9',
    'Délai moyen d’information, en jours ouvrés': '6',
  },
})
