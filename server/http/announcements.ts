import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listHunts } from '../../contract/giver/hunts.ts'
import { limits } from '../../contract/limits.ts'
import { GIVER, isHeld, RECEIVER } from '../../contract/shared/users.ts'
import type { Boot } from '../../contract/shared/session.ts'
import { listSpecimenTypes } from '../../contract/shared/specimen-types.ts'

const hunts = (hunt_state_code: string, perPage: number) =>
  `${listHunts.path}?${new URLSearchParams({ hunt_state_code, page: '1', perPage: String(perPage) })}`

/** The page that a person starts at, and the calls that it begins with, as the browser sends them. */
const beginnings = new Map<string, { path: string; calls: readonly string[] }>([
  [
    GIVER,
    {
      path: '/giver',
      calls: [
        hunts('informed', limits.everything),
        hunts('planned', limits.everything),
        hunts('finished', limits.pastHunts),
        listSpecimenTypes.path,
      ],
    },
  ],
  [RECEIVER, { path: '/receiver', calls: [] }],
])

/** Whether the person's home is shown, and no page before it: these calls would be refused there. */
const isHome = ({ user, second_factor }: Boot) =>
  user !== null &&
  user.is_verified &&
  user.is_tos_accepted &&
  (user.giver === null || !isHeld(user.giver.validation_type)) &&
  second_factor?.state !== 'asked' &&
  second_factor?.state !== 'owed'

/** Asks for URLs at once; `src/actors/early-answers.ts` takes their answers. A failure is theirs to hear of. */
const asking = (urls: readonly string[]) => `<script nonce="__CSP_NONCE__">
earlyAnswers = new Map(${JSON.stringify(urls)}.map((url) => {
  const controller = new AbortController()
  const headers = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' }
  const answer = fetch(url, { headers, signal: controller.signal })
  answer.catch(() => {})
  return [url, { answer, controller }]
}))
</script>`

/**
 * What the page of a signed-in person announces in its head, by path, so that a browser asks for all of it at
 * once: its scripts besides the first one, as `dist/preloads.json` lists them (without that file, none), and
 * the calls that it begins with. The nonce is filled in later.
 */
export function announcements(dist: string): (path: string, boot: Boot) => string {
  const file = join(dist, 'preloads.json')
  const lists = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>) : {}
  const links = new Map(
    Object.entries(lists).map(([name, scripts]) => [
      name,
      scripts.map((one) => `<link rel="modulepreload" nonce="__CSP_NONCE__" href="/${one}">`).join(''),
    ]),
  )
  return (asked, boot) => {
    const beginning = boot.role ? beginnings.get(boot.role.code) : undefined
    // Also where an installed application starts.
    const path = asked === '/' && beginning ? beginning.path : asked
    const calls = beginning?.path === path && isHome(boot) ? beginning.calls : []
    return (links.get(path.slice(1)) ?? links.get('shell') ?? '') + (calls.length > 0 ? asking(calls) : '')
  }
}
