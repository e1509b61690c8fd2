import { createContext } from 'react'

/** The full name of the giver whose home this is, for the text messages that they send; empty if unknown. */
export const Writer = createContext('')
