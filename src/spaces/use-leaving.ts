import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import type { leavingMachine } from '../../machines/receiver/leaving.ts'
import { goBackBeyondWindows, useBackGuard } from '../ui/dialogs/window-history.ts'

/** The path of a link of the application clicked in this tab; undefined for other clicks. */
function pathOf(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  // The browser itself asks before documents and other sites.
  if (!link || link.hasAttribute('download') || link.target === '_blank') return undefined
  if (link.origin !== location.origin || link.pathname === location.pathname) return undefined
  return link.pathname + link.search + link.hash
}

/**
 * While the page has unsaved entries, links and the Back button send events to the machine, which asks
 * for confirmation; the navigation that it emits is then executed. Returns the callback that registers
 * entries.
 */
export function useLeaving(actor: ActorRefFrom<typeof leavingMachine>): () => () => void {
  const navigate = useNavigate()
  const isGuarded = useSelector(actor, (snapshot) => snapshot.hasTag('guarded'))
  useBackGuard(isGuarded, () => actor.send({ type: 'leaving.requested', to: null }))
  useEffect(() => {
    if (!isGuarded) return undefined
    const hear = (event: MouseEvent) => {
      const to = pathOf(event)
      if (to === undefined) return
      event.preventDefault()
      event.stopPropagation()
      actor.send({ type: 'leaving.requested', to })
    }
    document.addEventListener('click', hear, { capture: true })
    return () => document.removeEventListener('click', hear, { capture: true })
  }, [actor, isGuarded])
  const leave = useEffectEvent((to: string | null) => {
    if (to === null) goBackBeyondWindows()
    else void navigate(to)
  })
  useEffect(() => {
    const left = actor.on('page.left', ({ to }) => leave(to))
    return () => left.unsubscribe()
  }, [actor])
  return useCallback(() => {
    actor.send({ type: 'entry.begun' })
    return () => actor.send({ type: 'entry.ended' })
  }, [actor])
}
