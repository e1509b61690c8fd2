import { explorables } from './explorable.ts'
import { followPaths } from './followed-paths.ts'

followPaths(explorables)
