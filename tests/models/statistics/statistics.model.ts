import { type StatisticsQuery, statisticsMachine } from '../../../machines/statistics/statistics.ts'
import { flow } from '../../model/model.ts'
import { showing } from '../../model/person.ts'
import { today } from '../../world/today.ts'
import { described, named, unfoldFilters, viewOf } from '../pages/statistics.ts'

const hunts = named('hunts')
const byType = named('donations_by_type')
const list = { code: null, chosen: {}, page: 1 }
const unknown = { code: 'inconnue', chosen: {}, page: 1 }

export const statistics = flow(statisticsMachine, {
  name: 'statistics',
  inputs: [list, { code: 'hunts', chosen: {}, page: 1 }, unknown].map((query) => ({
    query,
    reader: { federation: null, today, seesUsers: false },
  })),
  samples: {
    events: {
      'query.changed': [
        { query: list },
        { query: { code: 'donations_by_type', chosen: {}, page: 1 } },
        { query: { code: 'hunts', chosen: { granularity: 'month' }, page: 1 } },
        { query: unknown },
      ],
      // The filter belongs to the statistic of hunts.
      'filters.chosen': ({ context: { query } }) =>
        query.code === hunts.code && !('granularity' in query.chosen)
          ? [{ chosen: { granularity: 'year' }, page: 1 }]
          : [],
    },
    answers: { listStatistics: [described] },
  },
  gestures: {
    'query.changed': async (driver, event, { context }) => {
      if (driver.sendEvent) return driver.sendEvent(event)
      if (event.query.code === null) await driver.click('link', /^(Toutes les|Voir toutes les) statistiques$/)
      else if (context.query.code !== byType.code) await driver.click('link', byType.label)
    },
    'list.retried': (driver) => driver.click('button', 'Réessayer'),
    'filters.chosen': async (driver) => {
      await driver.answer('viewStatistic', viewOf('hunts', [['2026-03-01', 3, 1, 1, 1]]))
      await unfoldFilters(driver)
      await driver.choose('Par', 'Année')
      await driver.elapse(400)
    },
  },
  expects: {
    loading: (person) => person.seesText('Lecture des statistiques…'),
    failed: showing('Les statistiques n’ont pas pu être lues.', ['button', 'Réessayer']),
    'listed.choosing': async (person) => {
      await person.sees('heading', 'Statistiques')
      await person.sees('button', 'Tout exporter en Excel')
      for (const { label } of described) await person.sees('link', label)
    },
    'listed.unknown': (person) => person.seesText('Cette statistique n’existe pas.'),
    'listed.viewing': async (person, { context }) => {
      await person.sees('heading', named(context.query.code!).label)
      await person.sees('link', 'Toutes les statistiques')
      await person.sees('navigation', 'Autres statistiques')
      const { granularity } = context.query.chosen
      if (granularity) await person.seesValue('Par', granularity)
    },
  },
  screen: async () => (await import('../../../src/screens/statistics/statistics.tsx')).Statistics,
  browser: {
    as: 'stats',
    navigate: (driver, { input }) => {
      const { code } = input.query
      return driver.open(code === null ? '/statistics' : `/statistics/${code}`)
    },
    extraCalls: ['viewStatistic'],
    // Links lead from the list to a statistic, to another one and back; the filters are those of the statistic of hunts.
    unreachable: ({ type, query }, before) => {
      if (type === 'filters.chosen')
        return before.context.query.code !== hunts.code || 'granularity' in before.context.query.chosen
      if (type !== 'query.changed') return false
      const { code } = query as StatisticsQuery
      const leadsBack = before.matches({ listed: 'viewing' }) || before.matches({ listed: 'unknown' })
      const leadsOn =
        before.matches({ listed: 'choosing' }) ||
        (before.matches({ listed: 'viewing' }) && before.context.query.code !== byType.code)
      return !(code === null ? leadsBack : code === byType.code && leadsOn)
    },
  },
})
