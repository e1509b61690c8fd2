import { createContext, useContext } from 'react'
import { type BegunEntries, nothingBegun } from '../../../../machines/giver/reports/begun-entries.ts'

/** The hunts whose unfinished report or correction this device keeps, as read back from it. */
export const KeptHere = createContext<BegunEntries>(nothingBegun)

/** Whether this device keeps what was entered for a hunt; a browser may refuse to. */
export const useKept = (kind: keyof BegunEntries, huntId: number): boolean =>
  useContext(KeptHere)[kind].includes(huntId)
