import type { Explorable } from './explorable.ts'
import type { PathRef } from './generated.ts'
import { begun, codesOf, followed, type Timeline, movedTo, retraced } from './timeline.ts'

/** What a URL shows: the list of flows, a page of the documents, or a position in a flow. */
export type Place =
  | { kind: 'home' }
  | { kind: 'page'; file: string; anchor?: string }
  | { kind: 'flow'; timeline: Timeline }
  | { kind: 'unknown'; address: string }

const HOME: Place = { kind: 'home' }

function pathIn(query: URLSearchParams): PathRef | undefined {
  for (const kind of ['path', 'covering'] as const) {
    const number = Number(query.get(kind))
    if (number > 0) return { kind, number }
  }
  return undefined
}

function journeyOf(flow: Explorable, query: URLSearchParams): Timeline | undefined {
  const path = pathIn(query)
  const codes = (query.get('steps') ?? '').split(',').filter(Boolean)
  const start = Math.max(0, Number(query.get('start') ?? 1) - 1)
  const timeline = path ? followed(flow, path) : retraced(flow, start, codes)
  const at = query.get('at')
  return timeline && at !== null && !timeline.lost ? movedTo(timeline, Number(at)) : timeline
}

export function placeOf(address: string, flows: readonly Explorable[]): Place {
  const [, path = '', search = ''] = /^#?([^?]*)\??(.*)$/.exec(address) ?? []
  if (path === '' || path === '/') return HOME
  const [, kind, name = ''] = /^\/(flow|page)\/(.+)$/.exec(decodeURI(path)) ?? []
  if (kind === 'page') {
    const [file = '', anchor] = name.split('#')
    return { kind, file, ...(anchor && { anchor }) }
  }
  const flow = kind === 'flow' ? flows.find((each) => each.name === name) : undefined
  const timeline = flow && journeyOf(flow, new URLSearchParams(search))
  return timeline ? { kind: 'flow', timeline } : { kind: 'unknown', address }
}

export function addressOf(timeline: Timeline): string {
  const { flow, start, steps, at, path } = timeline
  const parts = path
    ? [`${path.kind}=${path.number}`, `at=${at}`]
    : [
        ...(start > 0 ? [`start=${start + 1}`] : []),
        ...(steps.length > 0 ? [`steps=${codesOf(timeline).map(encodeURIComponent).join(',')}`] : []),
        ...(at < steps.length ? [`at=${at}`] : []),
      ]
  return `#/flow/${flow.name}${parts.length > 0 ? `?${parts.join('&')}` : ''}`
}

export const flowAddress = (flow: Explorable) => addressOf(begun(flow))
