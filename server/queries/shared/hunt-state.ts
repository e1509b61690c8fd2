import { sql } from 'kysely'
import type { HuntState } from '../../../contract/shared/hunts.ts'

/** The state of a hunt, computed from the day, so that no job has to run at midnight. */
export const stateOn = (today: string) => sql<HuntState>`case
  when hunts.finished_at is not null then 'finished'
  when hunts.started_at < ${today}::date then 'informed'
  else 'planned' end`
