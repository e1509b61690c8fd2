const gestures = ['pointerdown', 'keydown'] as const

/**
 * Loads a part of the application at the first gesture on the page, before it is needed and while there
 * is a network. Returns a function that cancels this. A failure is ignored here and reported when the
 * part is shown.
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
