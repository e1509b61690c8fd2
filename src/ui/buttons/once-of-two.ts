import type { MouseEvent } from 'react'

/** What a button toggles: the second tap of two at once does not undo the first. */
export const onceOfTwo =
  (toggle: () => void) =>
  ({ detail }: MouseEvent) => {
    if (detail < 2) toggle()
  }
