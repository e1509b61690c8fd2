import * as z from 'zod/mini'

/** planned, then informed once the day is over, then finished once reported (spec §4). */
export const HuntState = z.enum(['planned', 'informed', 'finished'], 'Cet état de chasse n’existe pas.')
export type HuntState = z.output<typeof HuntState>
