const gestures = ['pointerdown', 'keydown'] as const

/**
 * Fetches a part of the application at the first touch of the page: soon enough to be there when it
 * is needed, and while there is a network; returns how to give that up. A failure is met again, and
 * told, when the part is needed.
 */
export function atFirstGesture(fetchPart: () => Promise<unknown>): () => void {
  const run = () => {
    stop()
    fetchPart().catch(() => {})
  }
  const stop = () => gestures.forEach((gesture) => removeEventListener(gesture, run))
  for (const gesture of gestures) addEventListener(gesture, run)
  return stop
}
