import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Microseconds in which a process may use its share; then it waits for the next ones. */
const PERIOD = 20_000

const ROOT = '/sys/fs/cgroup'
/** Where the CPU is shared out on a Linux that still has the older control groups. */
const OLDER = join(ROOT, 'cpu')

/** Limits a process to a share of one core, as root. Answers what removes the limit once it has ended. */
export function limitCpu(pid: number, share: number): () => void {
  const isOlder = existsSync(join(OLDER, 'cpu.cfs_quota_us'))
  const group = join(isOlder ? OLDER : ROOT, `venaison-share-${pid}`)
  const set = (name: string, value: string | number) => writeFileSync(join(group, name), String(value))
  const quota = Math.round(PERIOD * share)
  if (!isOlder) writeFileSync(join(ROOT, 'cgroup.subtree_control'), '+cpu')
  mkdirSync(group)
  if (isOlder) {
    set('cpu.cfs_period_us', PERIOD)
    set('cpu.cfs_quota_us', quota)
  } else set('cpu.max', `${quota} ${PERIOD}`)
  set('cgroup.procs', pid)
  return () => rmdirSync(group)
}
