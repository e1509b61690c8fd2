import { fromPromise } from 'xstate'

/** Puts a text on the clipboard; rejects where the browser refuses. */
export const copyText = fromPromise<void, { text: string }>(({ input }) =>
  navigator.clipboard.writeText(input.text),
)
