const gestures = ['pointerdown', 'keydown'] as const

/**
 * Loads a part of the application in advance, at the first gesture on the page and while the network is
 * available. Returns a function that cancels this. A failure is ignored here and reported when the part
 * is rendered.
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
