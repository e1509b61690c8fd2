import { runScenarios } from './run-scenarios.ts'

runScenarios(3)
