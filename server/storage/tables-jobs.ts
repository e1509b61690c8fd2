import type { ColumnType, Generated } from 'kysely'
import type { FederationJob } from '../../contract/federations/federation-jobs.ts'

/** The work given to federations; migration 0013 says what each column means. */
export interface JobTables {
  federation_jobs: {
    id: Generated<number>
    federation_id: number
    kind: FederationJob['kind']
    state: Generated<FederationJob['state']>
    progress: Generated<number>
    total: number | null
    report: ColumnType<FederationJob['report'], string | undefined, string | null>
    started_by: number
    started_at: Date
    seen_at: Date
    ended_at: Date | null
  }
}
