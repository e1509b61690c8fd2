import { type PointerEvent, type RefObject, useRef } from 'react'

/** Scrolls by dragging with a mouse; touch scrolls natively. */
export function usePan(frame: RefObject<HTMLElement | null>) {
  const last = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown({ pointerType, button, pointerId, clientX, clientY }: PointerEvent) {
      if (pointerType !== 'mouse' || button !== 0) return
      last.current = { x: clientX, y: clientY }
      frame.current?.setPointerCapture(pointerId)
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (!last.current) return
      frame.current?.scrollBy(last.current.x - clientX, last.current.y - clientY)
      last.current = { x: clientX, y: clientY }
    },
    onPointerUp() {
      last.current = null
    },
    onPointerCancel() {
      last.current = null
    },
  }
}
