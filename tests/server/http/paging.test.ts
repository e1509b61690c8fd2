import { expect, test } from 'vitest'
import type { ZodMiniObject, ZodMiniType } from 'zod/mini'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { endpoints } from '../../../contract/endpoints.ts'

/** Lists with a larger or a smaller page than others. */
const largest: Partial<Record<string, number>> = { listUserHunts: 100 }
const lists = Object.entries<Endpoint>(endpoints).flatMap(([name, { query }]) => {
  const { shape = {} } = (query ?? {}) as Partial<ZodMiniObject<Record<string, ZodMiniType>>>
  const { page, perPage } = shape
  return perPage && name !== 'listHunts' ? [{ name, page, perPage, most: largest[name] ?? 1000 }] : []
})

test.each(lists)('$name has pages of 1 to $most rows, and no page 0', ({ page, perPage, most }) => {
  const sizes = ['0', '-1', '1', `${most}`, `${most + 1}`, '999999', 'dix']
  expect(sizes.filter((size) => perPage.safeParse(size).success)).toEqual(['1', `${most}`])
  if (page)
    expect(['0', '1e9', 'x', '99999999999', '1'].filter((at) => page.safeParse(at).success)).toEqual(['1'])
})
