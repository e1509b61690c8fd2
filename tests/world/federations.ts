import type { SampleFile } from '../model/person.ts'
import { federations } from './places.ts'
import type { Federation } from '../../contract/shared/federations.ts'

/** The counts of the world's federations are computed by the server; screens need made-up ones. */
const counts = [
  { cities_count: 16, givers_count: 4, receivers_count: 13, retriever_users_count: 0, admins_count: 1 },
  { cities_count: 4, givers_count: 0, receivers_count: 0, retriever_users_count: 0, admins_count: 0 },
  { cities_count: 0, givers_count: 0, receivers_count: 0, retriever_users_count: 0, admins_count: 0 },
]

/** The federations as `listFederations` answers them, by department. */
export const listedFederations: Federation[] = federations
  .map((federation, index) => ({
    ...federation,
    ...counts[index]!,
    logo: null,
    url_logo: null,
    second_factor_grace: null,
    created_at: '2026-01-05T08:00:00.000Z',
    revision: 'as first read',
  }))
  .toSorted((a, b) => a.department_code.localeCompare(b.department_code))

/** Creuse, which is uninitialised. */
export const uninitialised = listedFederations.find(({ cities_count }) => cities_count === 0)!
/** Cher, which is initialised. */
export const initialised = listedFederations.find(({ cities_count }) => cities_count > 0)!

/** A green picture of 100×37 pixels. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAGQAAAAlCAIAAAA7hNvKAAAAWklEQVR4nO3QQQkAIADAQJvYww72r2MFPzKEgwUYN+ZeumzkBx8FCxasPFiwYOXBggUrDxYsWHmwYMHKgwULVh4sWLDyYMGClQcLFqw8WLBg5cGCBSsPFqw3HUlbX8Dpybd5AAAAAElFTkSuQmCC'
export const logoUrl = `data:image/png;base64,${picture}`

/** A valid logo, and a text file with its extension. */
export const logoFile: SampleFile = {
  name: 'logo.png',
  type: 'image/png',
  content: Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0)),
}
export const textFile: SampleFile = { name: 'texte.png', type: 'image/png', content: 'Bonjour' }
