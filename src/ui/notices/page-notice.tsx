import { createContext, type ReactNode, useContext } from 'react'

/** What the page says above all else, and in the windows over it; null if nothing. */
export const Above = createContext<ReactNode>(null)

/** Where a page or a window says it. */
export function PageNotice() {
  const notice = useContext(Above)
  return notice === null ? null : <div className="mb-4">{notice}</div>
}
