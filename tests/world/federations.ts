import type { FederationDetail } from '../../contract/federations/federation-detail.ts'
import type { PastJob } from '../../contract/federations/federation-jobs.ts'
import type { SampleFile } from '../model/person.ts'
import { federations } from './places.ts'
import type { Federation } from '../../contract/shared/federations.ts'

/** An import that began in the morning, without its report by default. */
const pastJob = (
  id: number,
  state: PastJob['state'],
  report: Extract<PastJob, { kind: 'import' }>['report'] = null,
) => ({
  id,
  state,
  kind: 'import' as const,
  started_at: '2026-03-09T09:12:00.000Z',
  ended_at: state === 'running' ? null : '2026-03-09T09:12:20.000Z',
  report,
})

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

/** Cher as `readFederation` answers it in the world: no member is imported. */
export const known: FederationDetail = {
  ...initialised,
  hunts: { planned: 2, informed: 2, finished: 12 },
  unlisted_givers_count: 2,
  removed_retrievers_count: 0,
  last_import: null,
  jobs: [],
}
/** Cher as `readFederation` may answer it: members are imported, and each kind of job has ended somehow. */
export const detailed: FederationDetail = {
  ...known,
  retriever_users_count: 2,
  removed_retrievers_count: 4,
  hunts: { planned: 3, informed: 1, finished: 25 },
  last_import: {
    id: 7,
    at: '2026-03-09T09:12:00.000Z',
    act: 'federation.imported',
    by: { id: 7, name: 'Denis Perrin' },
    assistant: null,
    on: null,
    details: { file: 'adherents.csv', imported: 2, updated: 1, unchanged: 0, removed: 4, refused: 1 },
  },
  jobs: [
    pastJob(9, 'running'),
    pastJob(8, 'done', { imported: 2, updated: 1, unchanged: 0, removed: 4, refused: 1 }),
    pastJob(7, 'interrupted'),
    pastJob(6, 'failed'),
    { ...pastJob(5, 'done'), kind: 'init', report: { towns: 16, near: 1200 } },
  ],
}
/** Creuse as `readFederation` answers it: nothing is known of it yet. */
export const bare: FederationDetail = {
  ...uninitialised,
  hunts: { planned: 0, informed: 0, finished: 0 },
  unlisted_givers_count: 0,
  removed_retrievers_count: 0,
  last_import: null,
  jobs: [],
}

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
