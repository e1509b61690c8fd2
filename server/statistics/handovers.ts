import type { Db } from '../database.ts'
import {
  type Batch,
  countHandovers,
  findBatch,
  findHandovers,
  type Mark,
} from '../queries/statistics/statistics-handovers.ts'
import { type Asked, type Definition, figure, shown } from './definition.ts'

/** The size of a batch, in rows. */
const BATCH = 500

async function* handovers(db: Db, asked: Asked) {
  let mark: Mark | null = null
  do {
    const { rows, next }: Batch = await findBatch(db, asked, mark, BATCH)
    yield rows
    mark = next
  } while (mark)
}

/** One row per hand-over, for people who compute their own figures. */
export const handoverStatistics: readonly Definition[] = [
  {
    code: 'handovers',
    label: 'Détail des cessions',
    icon: 'list',
    color: 'warning',
    filters: ['period', 'federation', 'specimenType'],
    headers: () => [
      shown('Chasse du', 'day'),
      shown('Commune', 'text'),
      shown('Département', 'department'),
      shown('Fédération', 'text'),
      shown('Gibier', 'text'),
      shown('Animaux cédés', 'number'),
    ],
    summarize: [
      figure('Animaux cédés', 'animals', 5),
      { name: 'Cessions', code: 'handovers', type: 'figure', column: 5, operation: 'count' },
    ],
    batches: handovers,
    slice: findHandovers,
    count: async (db, asked) => {
      const { animals, handovers: total } = await countHandovers(db, asked)
      return { total, figures: [animals, total] }
    },
  },
]
