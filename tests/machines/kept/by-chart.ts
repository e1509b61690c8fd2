import type { KeptByChart } from './kept.ts'

const modules = import.meta.glob<Record<string, KeptByChart>>(['./*.ts', '!./kept*.ts', '!./by-chart.ts'], {
  eager: true,
})

/** What all files of this folder say, by the name of the flow. */
export const keptByChart: KeptByChart = Object.assign({}, ...Object.values(modules).flatMap(Object.values))
