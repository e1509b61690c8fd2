import { exportStatistic, listStatistics, viewStatistic } from '../../../contract/statistics/statistics.ts'
import { statisticExportMachine } from '../../../machines/statistics/statistic-export.ts'
import { statisticViewMachine } from '../../../machines/statistics/statistic-view.ts'
import { statisticsMachine } from '../../../machines/statistics/statistics.ts'
import { calling } from '../calls.ts'
import { shell } from '../shell.ts'

const statisticExport = statisticExportMachine.provide({
  actions: shell,
  actors: { exportStatistic: calling(exportStatistic) },
})

/** The statistics with their calls. */
export const statistics = statisticsMachine.provide({
  actions: shell,
  actors: {
    listStatistics: calling(listStatistics),
    statisticView: statisticViewMachine.provide({
      actions: shell,
      actors: {
        viewStatistic: calling(viewStatistic),
        statisticExport,
      },
    }),
    statisticExport,
  },
})
