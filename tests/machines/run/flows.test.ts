import { flows } from '../../models/registry.ts'
import { printOwnSeed } from '../../model/seeds.ts'
import { runMachine } from './run-machine.ts'

printOwnSeed('machines')
for (const flow of flows) runMachine(flow)
