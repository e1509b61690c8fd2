import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listHunts } from '../../contract/giver/hunts.ts'
import { limits } from '../../contract/limits.ts'
import { GIVER, RECEIVER } from '../../contract/shared/users.ts'
import type { Boot } from '../../contract/shared/session.ts'
import { listSpecimenTypes } from '../../contract/shared/specimen-types.ts'
import { mayCall } from './access.ts'
import type { Caller } from './handler.ts'
import { ACCOUNT_HEADER } from '../../contract/page-account.ts'

/** A call: its endpoint, and its URL as the browser sends it. */
type Call = { endpoint: typeof listHunts | typeof listSpecimenTypes; url: string }

const hunts = (hunt_state_code: string, perPage: number): Call => ({
  endpoint: listHunts,
  url: `${listHunts.path}?${new URLSearchParams({ hunt_state_code, page: '1', perPage: String(perPage) })}`,
})

/** The page that a person starts at, and the calls that it begins with. */
const beginnings = new Map<string, { path: string; calls: readonly Call[] }>([
  [
    GIVER,
    {
      path: '/giver',
      calls: [
        hunts('informed', limits.everything),
        hunts('planned', limits.everything),
        hunts('finished', limits.pastHunts),
        { endpoint: listSpecimenTypes, url: listSpecimenTypes.path },
      ],
    },
  ],
  [RECEIVER, { path: '/receiver', calls: [] }],
])

/** Asks for URLs at once; `src/actors/early-answers.ts` takes their answers. A failure is theirs to hear of. */
const asking = (urls: readonly string[], account: number) => `<script nonce="__CSP_NONCE__">
earlyAnswers = new Map(${JSON.stringify(urls)}.map((url) => {
  const controller = new AbortController()
  const headers = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest', '${ACCOUNT_HEADER}': '${account}' }
  const answer = fetch(url, { headers, signal: controller.signal })
  answer.catch(() => {})
  return [url, { answer, controller }]
}))
</script>`

/**
 * What the page of a signed-in person announces in its head, by path, so that a browser asks for all of it at
 * once: its scripts besides the first one, as `dist/preloads.json` lists them (without that file, none), and
 * the calls that it begins with, if the person may make all of them: before their home other pages may come
 * first. The nonce is filled in later.
 */
export function announcements(dist: string): (path: string, boot: Boot, caller: Caller) => string {
  const file = join(dist, 'preloads.json')
  const lists = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>) : {}
  const links = new Map(
    Object.entries(lists).map(([name, scripts]) => [
      name,
      scripts.map((one) => `<link rel="modulepreload" nonce="__CSP_NONCE__" href="/${one}">`).join(''),
    ]),
  )
  return (asked, { role }, caller) => {
    const beginning = role ? beginnings.get(role.code) : undefined
    // Also where an installed application starts.
    const path = asked === '/' && beginning ? beginning.path : asked
    const calls = beginning?.path === path ? beginning.calls : []
    const begins = calls.length > 0 && calls.every(({ endpoint }) => mayCall(endpoint, caller))
    const scripts = links.get(path.slice(1)) ?? links.get('shell') ?? ''
    return (
      scripts +
      (begins
        ? asking(
            calls.map(({ url }) => url),
            caller.id,
          )
        : '')
    )
  }
}
