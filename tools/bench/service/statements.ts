import { table } from '../../docs/markdown.ts'
import type { Cluster } from '../../drills/support/postgres-cluster.ts'

/** Lines of `postgresql.conf` with which a server counts its statements. */
export const counting = {
  shared_preload_libraries: "'pg_stat_statements'",
  'pg_stat_statements.track_planning': 'on',
  'pg_stat_statements.track_utility': 'on',
}

export async function countStatements(primary: Cluster): Promise<void> {
  await primary.ask('create extension if not exists pg_stat_statements')
  await primary.ask('select pg_stat_statements_reset()')
}

export async function statementTable(primary: Cluster): Promise<string> {
  const rows = await primary.ask(`
    select calls, total_plan_time / nullif(plans, 0) as plan, total_exec_time / nullif(calls, 0) as run,
      100 * (total_plan_time + total_exec_time) / sum(total_plan_time + total_exec_time) over () as share,
      left(regexp_replace(regexp_replace(query, '^/\\* request=\\S+ \\*/', ''), '\\s+', ' ', 'g'), 100) as text
    from pg_stat_statements order by total_plan_time + total_exec_time desc limit 20`)
  const ms = (value: unknown) => `${Number(value ?? 0).toFixed(2)} ms`
  return table(
    ['statement', 'number', 'planned in', 'executed in', 'of all'],
    rows.map(({ text, calls, plan, run, share }) => [
      `\`${String(text).trim()}\``,
      String(calls),
      ms(plan),
      ms(run),
      `${Number(share).toFixed(1)} %`,
    ]),
  )
}
