import { parisDay } from '../../contract/days.ts'
import { bareWords } from '../../contract/folding.ts'
import type { Cell } from '../../contract/statistics/columns.ts'
import type { Filter } from '../../contract/statistics/statistics.ts'
import type { Db } from '../database.ts'
import { NotFound } from '../http/errors.ts'
import { findChoices } from '../queries/statistics/statistics.ts'
import type { Asked, Definition } from './definition.ts'
import { shortDay, momentInWords } from '../rules/days-in-words.ts'
import type { Source } from '../storage/reads.ts'
import { filtersOf, readAsked } from './filters.ts'
import { allStatistics, statistics } from './registry.ts'
import type { Sheet, Workbook } from '../workbook/workbook.ts'

/** The requested statistic and filters, and the day of the request. */
type Request = { statistic: string; chosen: Record<string, string | null>; created_at: Date }

/** A title as part of a file name: its words without accents, separated by hyphens. */
const wordsOf = (label: string) => bareWords(label).join('-')

/** A filter's value as displayed on the page. */
function valueOf({ type, field, values }: Filter, chosen: Request['chosen']): string {
  const value = chosen[field] ?? ''
  if (type === 'day') return value ? shortDay(value) : 'Sans limite'
  return values.find((one) => one.value === value)?.label ?? values[0]?.label ?? ''
}

async function* batchesOf(db: Db, definition: Definition, asked: Asked): AsyncGenerator<Cell[][]> {
  if ('batches' in definition) yield* definition.batches(db, asked)
  else yield (await definition.find(db, asked)).rows
}

/** The values of the filters that a statistic has, of those chosen for all of them. */
const ownOf = (filters: readonly Filter[], chosen: Request['chosen']) =>
  Object.fromEntries(Object.entries(chosen).filter(([field]) => filters.some((one) => one.field === field)))

/**
 * A statistic as a workbook: all its rows, and the chosen filters. Of all statistics, one sheet each.
 * @throws NotFound, Refused if the statistic or its filters have changed since the request
 */
export async function prepareWorkbook(
  { db, asOf }: Source,
  { statistic, chosen, created_at }: Request,
  ownFederation: number | null,
): Promise<{ fileName: string; workbook: Workbook }> {
  const requested = [allStatistics, ...statistics].find(({ code }) => code === statistic)
  if (!requested) throw new NotFound('Cette statistique n’existe pas.')
  const choices = await findChoices(db)
  const filters = filtersOf(requested, choices, ownFederation)
  readAsked(filters, chosen, ownFederation, created_at)
  const federation = choices.federations.find(({ id }) => id === ownFederation)
  const day = parisDay(created_at)
  const sheetOf = (definition: Definition, name: string): Sheet => {
    const own = filtersOf(definition, choices, ownFederation)
    const asked = readAsked(own, ownOf(own, chosen), ownFederation, created_at)
    return { name, headers: definition.headers(asked), batches: batchesOf(db, definition, asked) }
  }
  return {
    fileName: `venaison-${wordsOf(requested.label)}-${day}.xlsx`,
    workbook: {
      sheets:
        requested === allStatistics
          ? statistics.map((each) => sheetOf(each, each.sheet ?? each.label))
          : statistics.filter((each) => each === requested).map((each) => sheetOf(each, 'Données')),
      recalled: [
        ['Statistique', requested.label],
        ['Demandée le', shortDay(day)],
        ...(asOf ? [['Chiffres du', momentInWords(asOf)] as const] : []),
        ...(federation ? [['Fédération', federation.name] as const] : []),
        ...filters.map((filter) => [filter.name, valueOf(filter, chosen)] as const),
      ],
    },
  }
}
