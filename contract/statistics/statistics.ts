import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { integer, Meta, orElse, Paging, wrongPageSize } from '../fields.ts'
import { limits } from '../limits.ts'
import { Cell, Header } from './columns.ts'

/** A filter. A choice defaults to its first value; a day may stay empty. */
export const Filter = z.object({
  field: z.string(),
  name: z.string(),
  type: z.enum(['day', 'choice']),
  values: z.array(z.object({ value: z.string(), label: z.string() })),
})
export type Filter = z.output<typeof Filter>

/**
 * How a column is summarised, by its index among the headers: one key figure, or a chart over the first
 * column. `parts`: columns that add up to it and are drawn separately. `weight`: the column by which an
 * average is weighted. `unit`: of a figure, if it is no number of things. `target`: in French, what the figure is measured against. `rows`: the page that
 * lists what a key figure counts.
 */
export const Summary = z.object({
  name: z.string(),
  code: z.string(),
  type: z.enum(['figure', 'pie', 'bar', 'map']),
  column: z.number(),
  operation: z.enum(['sum', 'average', 'count', 'maximum']),
  parts: z.optional(z.array(z.number())),
  weight: z.optional(z.number()),
  unit: z.optional(z.enum(['workingDays'])),
  target: z.optional(z.string()),
  rows: z.optional(z.enum(['overdueHunts', 'giverValidation', 'lateValidation'])),
})
export type Summary = z.output<typeof Summary>

/** The colours that distinguish statistics in the list. */
export const Color = z.enum(['forest', 'autumn', 'info', 'warning'])

/** What a bar or a part of one means: well, badly or too late ended, open, or none of them. */
export const Tone = z.enum(['good', 'bad', 'late', 'open', 'neutral'])
export type Tone = z.output<typeof Tone>

/**
 * A statistic as the server describes it (spec §3); the browser displays any statistic from this
 * description. `tones`: the meaning of names in the first column, or of parts.
 */
export const Statistic = z.object({
  code: z.string(),
  label: z.string(),
  icon: z.enum(['animals', 'time', 'hunt', 'phone', 'people', 'validation', 'map', 'share', 'list']),
  color: Color,
  headers: z.array(Header),
  filters: z.array(Filter),
  summarize: z.array(Summary),
  tones: z.optional(z.record(z.string(), Tone)),
})
export type Statistic = z.output<typeof Statistic>

/** One bar or slice: the cell of the first shown column, and one value per part. */
export const Mark = z.object({ cell: Cell, values: z.array(z.number()) })
export type Mark = z.output<typeof Mark>

/** A commune on the map. */
export const Town = z.object({ name: z.string(), lat: z.number(), lng: z.number(), value: z.number() })
export type Town = z.output<typeof Town>

/**
 * What a summary of this code says, over all rows. `value`: the figure, or what its chart or map shows in
 * all; null if it is unknown. `chart`: every period from the first to the last, oldest first; of other
 * names the largest, and of those left out their number and their sum. `map`: values by department, and the
 * largest communes.
 */
export const Summarized = z.object({
  code: z.string(),
  value: z.nullable(z.number()),
  chart: z.optional(
    z.object({
      marks: z.array(Mark),
      others: z.nullable(z.object({ count: z.number(), sum: z.number() })),
    }),
  ),
  map: z.optional(z.object({ departments: z.record(z.string(), z.number()), towns: z.array(Town) })),
})
export type Summarized = z.output<typeof Summarized>

/**
 * One page of the rows of a statistic, one cell per header; a page beyond the last one is the last. Periods
 * and days are newest first. `summaries`: one per `summarize`, in the same order. `remark`: a sentence in
 * French about figures that would surprise. `as_of`: the moment (ISO 8601) of figures that come from a
 * replica; current ones have none.
 */
export const View = z.object({
  ...Meta.shape,
  headers: z.array(Header),
  rows: z.array(z.array(Cell)),
  summaries: z.array(Summarized),
  remark: z.optional(z.string()),
  as_of: z.optional(z.string()),
})
export type View = z.output<typeof View>

/** The page of a statistic's table in the URL; the first one instead of an invalid one. */
export const TablePage = orElse(Paging.page, 1)

/** The code under which all statistics are exported at once. */
export const ALL_STATISTICS = 'all'

const code = z.object({ code: z.string().check(z.maxLength(50)) })

/** Values of a statistic's filters by field; a missing one is empty or has its default. */
const Chosen = z.record(
  z.string(),
  z.nullable(z.string('Choisissez une valeur.').check(z.maxLength(50, 'Cette valeur est trop longue.'))),
)

/** Lists the statistics available to the caller; their choices are limited to the caller's federation. */
export const listStatistics = endpoint('listStatistics', {
  method: 'GET',
  path: '/api/v1/statistics',
  summary: 'Lister les statistiques',
  access: 'statistics.view',
  envelope: 'list',
  answer: z.array(Statistic),
})

/** Reads a statistic and one page of its rows. 404 for an unknown code, 422 for an unknown or invalid filter. */
export const viewStatistic = endpoint('viewStatistic', {
  method: 'POST',
  path: '/api/v1/statistics/{code}',
  summary: 'Consulter une statistique',
  access: 'statistics.view',
  envelope: 'data',
  costly: true,
  replica: 'always',
  params: code,
  query: z.object({
    page: Paging.page,
    perPage: z._default(integer(1, limits.pageSize, wrongPageSize), limits.pageSize),
  }),
  body: Chosen,
  answer: View,
})

/**
 * Exports a complete statistic as an Excel file (spec §7 « export: data.url »), or all of them, one sheet
 * each, under the code `ALL_STATISTICS`. `url` is random, valid for the caller only and for
 * `limits.exportLifetime`.
 */
export const exportStatistic = endpoint('exportStatistic', {
  method: 'POST',
  path: '/api/v1/statistics/{code}',
  summary: 'Exporter une statistique en Excel',
  access: 'statistics.view',
  envelope: 'data',
  costly: true,
  accepts: 'xlsx',
  params: code,
  body: Chosen,
  answer: z.object({ url: z.string() }),
})
