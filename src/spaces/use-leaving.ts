import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import { type leavingMachine, SIGN_OUT } from '../../machines/receiver/leaving.ts'
import { paths } from '../paths.ts'
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

/** The button that signs out, if it was clicked. */
const signOutOf = ({ target }: MouseEvent) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-signs-out]') : null

/**
 * While the page has unsaved entries, links, the Back button and « Se déconnecter » send events to the
 * machine, which asks for confirmation; what it emits is then executed. Returns the callback that registers
 * entries.
 */
export function useLeaving(actor: ActorRefFrom<typeof leavingMachine>): () => () => void {
  const navigate = useNavigate()
  const signOut = useRef<HTMLElement>(null)
  const isGuarded = useSelector(actor, (snapshot) => snapshot.hasTag('guarded'))
  useBackGuard(isGuarded, () => actor.send({ type: 'leaving.requested', to: null }))
  useEffect(() => {
    if (!isGuarded) return undefined
    const hear = (event: MouseEvent) => {
      // Clicked again by this page, once the person has confirmed.
      if (!actor.getSnapshot().hasTag('guarded')) return
      const button = signOutOf(event)
      signOut.current = button ?? signOut.current
      const to = button ? SIGN_OUT : pathOf(event)
      if (to === undefined) return
      event.preventDefault()
      event.stopPropagation()
      actor.send({ type: 'leaving.requested', to })
    }
    document.addEventListener('click', hear, { capture: true })
    return () => document.removeEventListener('click', hear, { capture: true })
  }, [actor, isGuarded])
  const leave = useEffectEvent((to: string | null) => {
    // Nothing lies before: the page begins anew, with what is saved.
    if (to === null) goBackBeyondWindows(() => void navigate(paths.home, { replace: true }))
    else if (to === SIGN_OUT) signOut.current?.click()
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
