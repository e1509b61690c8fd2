import { INDRE } from '../authority/matrix-callers.ts'
import { holds, scoped } from './callers.ts'
import { confirmed } from './changes.ts'
import type { Row, Rows } from './row.ts'

const who = holds('users.write')
const rule = {
  effect: 'examination',
  specimen_type_ids: [1],
  cities: [],
  starts_on: '2026-03-01',
  ends_on: null,
  source: 'Arrêté 2026-1142',
  dated_on: '2026-02-27',
}
const cities = { sanitary_rule_cities: 'some' } as const
/** Drafts of Cher and of Indre, and the published rules there. */
const drafts = scoped(2, 3)
const published = scoped(1, 4)
const samples = scoped(1, 2)
/** What names a tag that is noted in Cher. */
const tagged = {
  who,
  status: ({ federation }) => (federation === INDRE ? 422 : 200),
} as const satisfies Row
const named = { tags: ['SA 0451'], hunted_on: '2026-03-09', department_code: '18' }

/** The sanitary rules, samples and recalls of a federation. */
export const sanitaryRows = {
  listSanitaryRules: { who },
  readSanitaryRule: { who, rows: published },
  createSanitaryRule: {
    who,
    sends: { ...rule, department_code: '18' },
    changes: { sanitary_rules: 1, ...cities },
    acts: 'rule.created',
  },
  updateSanitaryRule: {
    who,
    rows: drafts,
    sends: { ...rule, version: 1 },
    changes: { sanitary_rules: 0, ...cities },
    acts: 'rule.updated',
  },
  publishSanitaryRule: { who, rows: drafts, changes: { sanitary_rules: 0 }, acts: 'rule.published' },
  endSanitaryRule: { who, rows: published, changes: { sanitary_rules: 0 }, acts: 'rule.ended' },
  deleteSanitaryRule: {
    who,
    rows: drafts,
    changes: { sanitary_rules: -1, ...cities },
    acts: 'rule.deleted',
  },

  listSamples: { who },
  listTagClaims: { who },
  nameSampled: {
    ...tagged,
    sends: { tags: ['SA 0451'], taken_on: '2026-03-09', department_code: '18' },
    changes: {},
    acts: null,
  },
  readSample: { who, rows: samples },
  previewSampleRecall: { who, rows: samples },
  createSample: {
    ...tagged,
    sends: {
      tags: ['SA 0451'],
      laboratory: 'LDA',
      reference: 'A-1',
      taken_on: '2026-03-09',
      department_code: '18',
    },
    changes: { samples: 1, sample_animals: 'some' },
    acts: 'sample.taken',
  },
  updateSample: {
    who,
    rows: samples,
    sends: { state: 'negative', on: '2026-03-09', version: 1 },
    changes: { samples: 0 },
    acts: 'sample.changed',
  },

  listRecalls: { who },
  previewRecall: { ...tagged, sends: named, changes: {}, acts: null },
  openRecall: {
    ...tagged,
    sends: { ...named, reason: 'Lésions vues à la découpe' },
    changes: { recalls: 1, recall_animals: 'some', recall_receivers: 'some', animals: 0 },
    // Nobody received game of it.
    acts: ['recall.opened', 'recall.closed'],
  },
  liftRecall: {
    who,
    rows: samples,
    sends: { reason: 'Mauvais bracelet' },
    changes: { recalls: 0, recall_receivers: 'some', animals: 0 },
    acts: 'recall.lifted',
  },
  noteRecallCall: {
    who,
    rows: samples,
    sends: { state: 'reached' },
    changes: confirmed,
    acts: ['recall.reached', 'recall.closed'],
  },
} satisfies Partial<Rows>
