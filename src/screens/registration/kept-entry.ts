import { createContext } from 'react'

/** Whether this device keeps the entry of the registration; a browser may refuse to. */
export const KeptEntry = createContext(false)
