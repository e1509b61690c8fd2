import { runScenarios } from './run-scenarios.ts'

runScenarios('even')
