import { idIn } from './named-window.ts'

/** The animal whose problem the URL of the receiver's home asks to report, `?problem=<animal>`, or null. */
export const askedProblem = (params: URLSearchParams): number | null => idIn(params, 'problem')
