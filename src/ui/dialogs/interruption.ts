import { createContext } from 'react'

/**
 * Whether the window « Erreur » is open. A window of the page that becomes ready meanwhile is shown once it
 * is closed: it would cover it otherwise.
 */
export const Interruption = createContext(false)
