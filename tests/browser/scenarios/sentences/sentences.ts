import { errors } from './errors.ts'
import { rights } from './rights.ts'
import { rules } from './rules.ts'
import { screens } from './screens.ts'
import { states } from './states.ts'

/** The sentences of the specification by the number of their section. */
export const sections = { 2: screens, 4: states, 5: rules, 6: rights, 8: errors } as const

export const sentences = { ...screens, ...states, ...rules, ...rights, ...errors } as const
export type SentenceId = keyof typeof sentences
