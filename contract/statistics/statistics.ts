import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** The periods by which time is cut (spec §9). */
export const granularities = ['week', 'month', 'year'] as const
export type Granularity = (typeof granularities)[number]

/**
 * How the values of a column are written. `week`, `month` and `year`: the first day of the period,
 * `YYYY-MM-DD`; `number` is whole, `decimal` has one decimal; `percent`: 0 to 1; `department`: its code; `latitude` and `longitude`: degrees.
 */
export const Format = z.enum([
  ...(['text', 'number', 'decimal', 'percent', 'day', 'department', 'latitude', 'longitude'] as const),
  ...granularities,
])
export type Format = z.output<typeof Format>

/** A column; one that is not shown serves the map only. */
export const Header = z.object({ label: z.string(), format: Format, shown: z.boolean() })
export type Header = z.output<typeof Header>

/** Something to choose before looking. The first value of a choice is its default; a day may stay empty. */
export const Filter = z.object({
  field: z.string(),
  name: z.string(),
  type: z.enum(['day', 'choice']),
  values: z.array(z.object({ value: z.string(), label: z.string() })),
})
export type Filter = z.output<typeof Filter>

/**
 * What is made of a column, by its place among the headers: one key figure, or a chart of its
 * values along the first column. `parts`: the columns that add up to it, shown separately in a chart.
 */
export const Summary = z.object({
  name: z.string(),
  code: z.string(),
  type: z.enum(['figure', 'pie', 'bar', 'map']),
  column: z.number(),
  operation: z.enum(['sum', 'average', 'count', 'maximum']),
  parts: z.optional(z.array(z.number())),
})
export type Summary = z.output<typeof Summary>

/** The colours that distinguish statistics in their list. */
export const Color = z.enum(['forest', 'autumn', 'info', 'warning'])

/** A statistic as the server describes it (spec §3); the browser shows any that is so described. */
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

export const Cell = z.nullable(z.union([z.string(), z.number()]))
export type Cell = z.output<typeof Cell>

/** Rows of a statistic, one cell for each header; `total` counts those that were left out too. */
export const View = z.object({
  headers: z.array(Header),
  rows: z.array(z.array(Cell)),
  total: z.number(),
})
export type View = z.output<typeof View>

const code = z.object({ code: z.string().check(z.maxLength(50)) })

/** The values of a statistic's filters by field; one that is left out is empty or at its default. */
const Chosen = z.record(
  z.string(),
  z.nullable(z.string('Choisissez une valeur.').check(z.maxLength(50, 'Cette valeur est trop longue.'))),
)

/** The statistics that the caller may look at; their choices are those of the caller's federation. */
export const listStatistics = endpoint({
  method: 'GET',
  path: '/api/v1/statistics',
  summary: 'Lister les statistiques',
  access: 'statistics.view',
  envelope: 'list',
  answer: z.array(Statistic),
})

/** Looks at a statistic. 404 for an unknown code, 422 at a filter that is unknown or cannot be. */
export const viewStatistic = endpoint({
  method: 'POST',
  path: '/api/v1/statistics/{code}',
  summary: 'Consulter une statistique',
  access: 'statistics.view',
  envelope: 'data',
  costly: true,
  params: code,
  body: Chosen,
  answer: View,
})

/**
 * Prepares the whole of a statistic as an Excel file (spec §7 « export: data.url »). `url` is random,
 * good for the caller only, and for `limits.exportLifetime`.
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
