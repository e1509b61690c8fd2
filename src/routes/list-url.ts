import { useEffect, useEffectEvent, useRef } from 'react'
import { type Params, useLocation, useParams, useSearchParams } from 'react-router-dom'
import type * as z from 'zod/mini'
import type { ListUrlChange, ListUrlEvent } from '../../machines/patterns/list-url.ts'

/** How a list's query is encoded in the URL of its page. `write` returns the query parameters. */
export type ListUrl<Q> = {
  read: (params: URLSearchParams, path: Params) => Q
  write: (query: Q) => Record<string, string>
}

/** A list that follows its URL and emits URL changes. */
type ListActor<Q> = {
  send: (event: ListUrlChange<Q>) => void
  on: (
    type: ListUrlEvent<Q>['type'],
    listener: (event: ListUrlEvent<Q>) => void,
  ) => { unsubscribe: () => void }
}

/**
 * The URL of a list whose query is a flat object. The schema accepts any URL and fills in defaults;
 * defaults are left out of the URL.
 */
export const listUrlOf = <Q extends Record<string, string | number | boolean>>(
  schema: z.ZodMiniType<Q>,
): ListUrl<Q> => ({
  read: (params) => schema.parse(Object.fromEntries(params)),
  write: (query) => {
    const defaults = schema.parse({})
    const changed = Object.entries(query).filter(([key, value]) => value !== defaults[key])
    return Object.fromEntries(changed.map(([key, value]) => [key, String(value === true ? 1 : value)]))
  },
})

/** The query in the current URL: the input of the list's machine. */
export function useListQuery<Q>(url: ListUrl<Q>): Q {
  const [params] = useSearchParams()
  return url.read(params, useParams())
}

/**
 * Synchronises a list and its URL: back, forward and a typed URL reach the machine as `query.changed`,
 * and queries emitted by the machine are written to the URL.
 */
export function useListUrl<Q>(actor: ListActor<Q>, url: ListUrl<Q>): void {
  const [params, setParams] = useSearchParams()
  const path = useParams()
  const { pathname } = useLocation()
  const query = url.read(params, path)
  const current = params.toString()
  // URLs written but not yet read back, latest last.
  const written = useRef<string[]>([])
  const write = useEffectEvent((chosen: Q, replace: boolean) => {
    const next = url.write(chosen)
    const text = new URLSearchParams(next).toString()
    if (text === (written.current.at(-1) ?? current)) return
    written.current.push(text)
    setParams(next, { replace })
  })
  const follow = useEffectEvent((asked: Q, text: string) => {
    const place = written.current.indexOf(text)
    const isOvertaken = place !== -1 && place < written.current.length - 1
    written.current = place === -1 ? [] : written.current.slice(place + 1)
    // While typing, the machine is ahead of the URL: an outdated URL must not reset it.
    if (!isOvertaken) actor.send({ type: 'query.changed', query: asked })
  })
  // Back may come before the page of a choice was rendered: what it leads to is then no outdated URL, and there
  // may be nothing to render.
  const goBack = useEffectEvent(() => {
    written.current = []
    const { location } = window
    if (location.pathname === pathname)
      actor.send({ type: 'query.changed', query: url.read(new URLSearchParams(location.search), path) })
  })
  useEffect(() => {
    const followBack = () => goBack()
    window.addEventListener('popstate', followBack)
    return () => window.removeEventListener('popstate', followBack)
  }, [])
  // The query is a new object at each render, so its text is compared.
  const asked = JSON.stringify(query)
  useEffect(() => follow(JSON.parse(asked) as Q, current), [asked, current])
  useEffect(() => {
    const chosen = actor.on('query.chosen', (event) => write(event.query, false))
    const corrected = actor.on('query.corrected', (event) => write(event.query, true))
    return () => [chosen, corrected].forEach((each) => each.unsubscribe())
  }, [actor])
}
