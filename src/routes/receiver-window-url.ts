import * as z from 'zod/mini'
import { Id } from '../../contract/fields.ts'

/** The animal whose problem the URL of the receiver's home asks to report, `?problem=<animal>`, or null. */
export const askedProblem = (params: URLSearchParams): number | null =>
  z.safeParse(Id, params.get('problem')).data ?? null
