import * as z from 'zod/mini'

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

/** The value of one cell; null if there is none. */
export const Cell = z.nullable(z.union([z.string(), z.number()]))
export type Cell = z.output<typeof Cell>

/** The index of the first shown column, along which charts are drawn. */
export const alongOf = (headers: readonly Header[]) => headers.findIndex(({ shown }) => shown)

/** The granularity of the first shown column; null if it is not a period. */
export const granularityOf = (headers: readonly Header[]): Granularity | null =>
  granularities.find((one) => one === headers[alongOf(headers)]?.format) ?? null
