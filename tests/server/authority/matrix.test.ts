import { callEverything } from './matrix.ts'

callEverything('most')
