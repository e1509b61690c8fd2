import { callEverything } from './matrix.ts'

callEverything('rest')
