import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/**
 * Props of a list. When the focused control disappears with its row, the list takes the focus, so that
 * keyboard users keep their position. Focus elsewhere is not moved.
 */
export function useKeptFocus<E extends HTMLElement>() {
  const list = useRef<E>(null)
  const last = useRef<Element>(null)
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return
    last.current = null
    if (document.activeElement === null || document.activeElement === document.body) list.current?.focus()
  })
  const onFocus = ({ target }: FocusEvent<E>) => {
    last.current = target
  }
  return { ref: list, tabIndex: -1, onFocus }
}
