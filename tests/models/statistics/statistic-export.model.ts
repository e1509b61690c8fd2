import { statisticExportMachine } from '../../../machines/statistics/statistic-export.ts'
import { flow } from '../../model/model.ts'
import { showing, without } from '../../model/person.ts'
import { unfoldFilters } from '../pages/statistics.ts'

const ask = 'Exporter en Excel'

/** Why a reload shows no file. */
const isAskedAgain = 'le fichier préparé n’est pas dans l’adresse de la page : on le demande de nouveau'

export const statisticExport = flow(statisticExportMachine, {
  name: 'statistic-export',
  input: { code: 'hunts', chosen: {} },
  samples: {
    events: { 'filters.changed': [{ chosen: { granularity: 'year' } }] },
    answers: { exportStatistic: [{ url: '/exports/abc' }] },
  },
  key: ({ context }) => context.chosen,
  gestures: {
    'export.requested': (driver) => driver.click('button', ask),
    'filters.changed': async (driver, event) => {
      if (driver.sendEvent) return driver.sendEvent(event)
      await unfoldFilters(driver)
      await driver.choose('Par', 'Année')
      await driver.elapse(400)
    },
  },
  expects: {
    idle: showing(['button', ask], without('link', 'Télécharger le fichier Excel')),
    preparing: (person) => person.sees('button', 'Préparation du fichier…'),
    ready: showing(['link', 'Télécharger le fichier Excel'], 'Le fichier est prêt pour 10 minutes.'),
    expired: showing('Le fichier n’était disponible que 10 minutes. Demandez-le à nouveau.', ['button', ask]),
    failed: showing('Le fichier n’a pas pu être préparé.', ['button', ask]),
  },
  screen: async () => (await import('../../../src/screens/statistics/statistic-export.tsx')).StatisticExport,
  browser: {
    as: 'stats',
    navigate: async (driver) => {
      await driver.open('/statistics/hunts')
      await driver.sees('table', /^Chasses/)
    },
    reloadDiffers: { preparing: isAskedAgain, ready: isAskedAgain, expired: isAskedAgain },
    unreachable: ({ type }, { context }) => type === 'filters.changed' && 'granularity' in context.chosen,
  },
})
