import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** The periods by which statistics are grouped (spec §9). */
export const granularities = ['week', 'month', 'year'] as const
export type Granularity = (typeof granularities)[number]

/**
 * How values of a column are formatted. `week`, `month` and `year`: first day of the period,
 * `YYYY-MM-DD`. `number`: integer. `decimal`: one decimal place. `percent`: 0 to 1. `department`: its
 * code. `latitude` and `longitude`: degrees.
 */
export const Format = z.enum([
  ...(['text', 'number', 'decimal', 'percent', 'day', 'department', 'latitude', 'longitude'] as const),
  ...granularities,
])
export type Format = z.output<typeof Format>

/** A column. A hidden one is used by the map only. */
export const Header = z.object({ label: z.string(), format: Format, shown: z.boolean() })
export type Header = z.output<typeof Header>

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

/**
 * A statistic as the server describes it (spec §3); the browser displays any statistic from this
 * description.
 */
export const Statistic = z.object({
  code: z.string(),
  label: z.string(),
  icon: z.enum(['animals', 'time', 'hunt', 'phone', 'people', 'validation', 'map', 'share', 'list']),
  color: Color,
  headers: z.array(Header),
  filters: z.array(Filter),
  summarize: z.array(Summary),
})
export type Statistic = z.output<typeof Statistic>

/** The value of one cell; null if there is none. */
export const Cell = z.nullable(z.union([z.string(), z.number()]))
export type Cell = z.output<typeof Cell>

/**
 * Rows of a statistic, one cell per header. `total` also counts rows that were left out. `remark`: a
 * sentence in French about figures that would surprise. `as_of`: the moment (ISO 8601) of
 * figures that come from a replica; current ones have none.
 */
export const View = z.object({
  headers: z.array(Header),
  rows: z.array(z.array(Cell)),
  total: z.number(),
  remark: z.optional(z.string()),
  as_of: z.optional(z.string()),
})
export type View = z.output<typeof View>

/** The code under which all statistics are exported at once. */
export const ALL_STATISTICS = 'all'

const code = z.object({ code: z.string().check(z.maxLength(50)) })

/** Values of a statistic's filters by field; a missing one is empty or has its default. */
const Chosen = z.record(
  z.string(),
  z.nullable(z.string('Choisissez une valeur.').check(z.maxLength(50, 'Cette valeur est trop longue.'))),
)

/** Lists the statistics available to the caller; their choices are limited to the caller's federation. */
export const listStatistics = endpoint({
  method: 'GET',
  path: '/api/v1/statistics',
  summary: 'Lister les statistiques',
  access: 'statistics.view',
  envelope: 'list',
  answer: z.array(Statistic),
})

/** Reads a statistic. 404 for an unknown code, 422 for an unknown or invalid filter. */
export const viewStatistic = endpoint({
  method: 'POST',
  path: '/api/v1/statistics/{code}',
  summary: 'Consulter une statistique',
  access: 'statistics.view',
  envelope: 'data',
  costly: true,
  replica: 'always',
  params: code,
  body: Chosen,
  answer: View,
})

/**
 * Exports a complete statistic as an Excel file (spec §7 « export: data.url »), or all of them, one sheet
 * each, under the code `ALL_STATISTICS`. `url` is random, valid for the caller only and for
 * `limits.exportLifetime`.
 */
export const exportStatistic = endpoint({
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
