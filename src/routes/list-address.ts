import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import type * as z from 'zod/mini'
import type { ListUrlEvent } from '../../machines/patterns/list-url.ts'

/** What may be asked of a list in an address; whatever an address says, the schema makes something of it. */
type Address<Q> = z.ZodMiniType<Q>
type Query = Record<string, string | number | boolean>

/** A list that is told what its address asks, and says what the address should ask. */
type ListActor<Q> = {
  send: (event: { type: 'query.changed'; query: Q }) => void
  on: (
    type: ListUrlEvent<Q>['type'],
    listener: (event: ListUrlEvent<Q>) => void,
  ) => { unsubscribe: () => void }
}

/** What an address asks of a list. */
export const readAddress = <Q>(address: Address<Q>, params: URLSearchParams): Q =>
  address.parse(Object.fromEntries(params))

/** The address that asks this; what is asked anyway is left out. */
function writeAddress<Q extends Query>(address: Address<Q>, query: Q): Record<string, string> {
  const usual = address.parse({})
  const told = Object.entries(query).filter(([key, value]) => value !== usual[key])
  return Object.fromEntries(told.map(([key, value]) => [key, String(value === true ? 1 : value)]))
}

/**
 * Ties a list to the address of its page: back, forward and a typed address are told to it, and what
 * it chooses is written, so that the address always opens the same list.
 */
export function useListAddress<Q extends Query>(actor: ListActor<Q>, address: Address<Q>): void {
  const [params, setParams] = useSearchParams()
  const search = params.toString()
  const write = useEffectEvent((query: Q, replace: boolean) => {
    const next = writeAddress(address, query)
    if (new URLSearchParams(next).toString() !== search) setParams(next, { replace })
  })
  useEffect(() => {
    actor.send({ type: 'query.changed', query: readAddress(address, new URLSearchParams(search)) })
  }, [actor, address, search])
  useEffect(() => {
    const chosen = actor.on('query.chosen', ({ query }) => write(query, false))
    const corrected = actor.on('query.corrected', ({ query }) => write(query, true))
    return () => [chosen, corrected].forEach((each) => each.unsubscribe())
  }, [actor])
}
