import { after, answered, elapsed, from, type KeptByChart } from './kept.ts'

const statistic = { code: 'donations', label: 'Dons', filters: [], headers: [] }
const viewer = { federation: null, today: '2026-03-10', seesUsers: false }
const statisticsRead = answered('listStatistics', [statistic, { ...statistic, code: 'hunts' }])
const filtered = { federation: '18' }
const exporting = { code: 'donations', chosen: {} }
const exported = [{ type: 'export.requested' }, answered('exportStatistic', { url: '/exports/x.xlsx' })]

/** A department of the map, under a finger. */
const pressed = (department: string) => ({ type: 'department.pressed', department })

/** What readers of statistics look at and export. */
export const keptOfStatistics: KeptByChart = {
  statistics: [
    ...from({ query: { code: null, chosen: {}, page: 1 }, reader: viewer }, [
      after({ type: 'query.changed', query: { code: 'hunts', chosen: filtered, page: 2 } }).keeps({
        query: { code: 'hunts', chosen: filtered, page: 2 },
      }),
      after(statisticsRead, { type: 'query.changed', query: { code: 'hunts', chosen: {}, page: 1 } }).keeps({
        query: { code: 'hunts', chosen: {}, page: 1 },
      }),
    ]),
    ...from({ query: { code: 'donations', chosen: {}, page: 1 }, reader: viewer }, [
      after(statisticsRead, { type: 'filters.chosen', chosen: filtered, page: 1 }).keeps({
        query: { code: 'donations', chosen: filtered, page: 1 },
      }),
    ]),
  ],
  'statistic-view': [
    ...from({ statistic, chosen: { federation: '23' }, page: 2, reader: viewer }, [
      after({ type: 'period.chosen', preset: 'lastMonths' }).keeps({
        chosen: { federation: '23', from: '2025-03-11', to: '2026-03-10' },
        page: 1,
      }),
    ]),
    ...from({ statistic, chosen: filtered, page: 2, reader: viewer }, [
      after('filters.cleared').keeps({ chosen: {}, page: 1 }),
    ]),
    ...from({ statistic, chosen: filtered, page: 1, reader: viewer }, [
      after(answered('viewStatistic', { total: 300, last_page: 3, rows: [[1]] }), {
        type: 'page.chosen',
        page: 3,
      }).keeps({ chosen: filtered, page: 3 }),
    ]),
    ...from({ statistic, chosen: {}, page: 2, reader: viewer }, [
      after(
        answered('viewStatistic', { total: 3, rows: [[1]], as_of: '2026-03-10T11:04:30.000Z' }),
        { type: 'filter.chosen', field: 'federation', value: '23' },
        elapsed('CHOOSING_PAUSE', 'statisticView.choosing'),
        answered('viewStatistic', { total: 0, rows: [] }),
      ).keeps({ chosen: { federation: '23' }, page: 1, view: { total: 0, rows: [] } }),
      after(answered('viewStatistic', { total: 0, rows: [], as_of: '2026-03-10T11:04:30.000Z' })).keeps({
        view: { total: 0, rows: [], as_of: '2026-03-10T11:04:30.000Z' },
      }),
    ]),
  ],
  // A file of before the filters changed, or that has expired, is offered no more.
  'statistic-export': from(exporting, [
    after(...exported).keeps({ url: '/exports/x.xlsx' }),
    after(...exported, { type: 'filters.changed', chosen: filtered }).keeps({ url: '', chosen: filtered }),
    after(...exported, elapsed('EXPORT_LIFETIME', 'statisticExport.ready')).keeps({ url: '' }),
  ]),
  // Each step makes the map 1.6 times larger or smaller, back to the whole country at the end.
  'map-view': [
    ...from({ department: null }, [after('zoom.increased').keeps({ zoom: 1.6 })]),
    ...from({ department: '18' }, [
      after().keeps({ department: '18', zoom: 5 }),
      after('zoom.decreased').keeps({ zoom: 3.125 }),
      after('country.chosen').keeps({ department: null, zoom: 1 }),
    ]),
    ...from({ department: null }, [
      after({ type: 'department.chosen', department: '36' }).keeps({ department: '36', zoom: 5 }),
      after({ type: 'map.moved', center: [2, 47], zoom: 3 }).keeps({ center: [2, 47], zoom: 3 }),
      after({ type: 'summary.chosen', code: 'donations' }).keeps({ summary: 'donations' }),
      // One department at a time says its value, until it or something else is pressed.
      after(pressed('18')).keeps({ named: '18', department: null }),
      after(pressed('18'), pressed('36')).keeps({ named: '36' }),
      after(pressed('18'), pressed('18')).keeps({ named: null }),
      after(pressed('18'), 'elsewhere.pressed').keeps({ named: null }),
    ]),
    ...from({ department: '18' }, [
      after(pressed('36'), 'zoom.increased', { type: 'summary.chosen', code: 'donations' }).keeps({
        named: '36',
        department: '18',
      }),
    ]),
  ],
}
