import type { View } from '../../../contract/statistics/statistics.ts'
import { describe, statistics } from '../../../server/statistics/registry.ts'
import { summarize } from '../../../server/statistics/summaries.ts'
import type { Person } from '../../model/person.ts'
import { specimenTypes } from '../../world/answers.ts'
import { federations } from '../../world/places.ts'

const choices = { federations: federations.map(({ id, code, name }) => ({ id, code, name })), specimenTypes }

/** The statistics as the server describes them to staff of all federations. */
export const described = statistics.map((definition) => describe(definition, choices, null))

/** One of them. */
export const named = (code: string) => described.find((one) => one.code === code)!

/** The server's answer for a statistic with these rows, all on one page. */
export const viewOf = (code: string, rows: View['rows'], headers = named(code).headers): View => ({
  headers,
  rows,
  summaries: summarize(headers, rows, named(code).summarize),
  total: rows.length,
  current_page: 1,
  last_page: 1,
})

/** Shows the filters of a statistic, which are folded on a phone. */
export const unfoldFilters = (driver: Person) => driver.click('button', /^Filtres/)
