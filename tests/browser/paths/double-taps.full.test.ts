import { gesturePaths } from '../../model/browser-paths.ts'
import { flows } from '../../models/registry.ts'
import { doubleTaps } from '../relations/double-taps.ts'

doubleTaps(flows, gesturePaths)
