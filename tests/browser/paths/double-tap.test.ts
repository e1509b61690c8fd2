import { flows } from '../../models/registry.ts'
import { doubleTaps } from '../relations/double-taps.ts'

/** A confirmed command, the pattern that most flows use: the window that is tapped closes meanwhile. */
doubleTaps(flows.filter(({ name }) => name === 'hunt-deletion'))
