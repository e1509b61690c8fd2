import { createContext } from 'react'

/**
 * Whether the window « Erreur » is open. A window of the page that becomes ready meanwhile is displayed
 * after it is closed, since it would otherwise cover it.
 */
export const Interruption = createContext(false)
