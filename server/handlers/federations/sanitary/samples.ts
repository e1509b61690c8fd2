import { parisDay } from '../../../../contract/days.ts'
import type { SampleState } from '../../../../contract/shared/sanitary.ts'
import { sampleLifecycle } from '../../../../machines/lifecycles/sample.ts'
import type { Db } from '../../../database.ts'
import { Conflict, NotFound, Refused } from '../../../http/errors.ts'
import type { Handler } from '../../../http/handler.ts'
import { pageMeta } from '../../../queries/shared/rows.ts'
import {
  countSamples,
  findSample,
  findSamples,
  findUnnamed,
  lockSample,
} from '../../../queries/federations/sanitary/samples.ts'
import { findReferenced, findSampled, insertSample, setSample } from '../../../queries/shared/samples.ts'
import { countTakers } from '../../../queries/shared/recalls/recall-takers.ts'
import { recordAuditEntry } from '../../../rules/audit-log.ts'
import { assertAllowed } from '../../../rules/lifecycle.ts'
import { liftRecallOf } from '../../../rules/recalls/lifting.ts'
import { assertOverturnable, federationOf, findBoars } from '../../../rules/sanitary/samples.ts'
import { openRecallOf } from '../../../rules/recalls/recalls.ts'

const unknown = 'Ce prélèvement est introuvable.'

/** The samples within the caller's reach. */
export const listSamples: Handler<'listSamples'> = async ({ db, caller, query }) => ({
  data: await findSamples(db, caller, query),
  meta: pageMeta(await countSamples(db, caller), query),
})

/** One of them. */
export const readSample: Handler<'readSample'> = async ({ db, caller, params }) => {
  const sample = await findSample(db, params.id, caller)
  if (!sample) throw new NotFound(unknown)
  return sample
}

/** Counts whom a positive result would recall game from. */
export const previewSampleRecall: Handler<'previewSampleRecall'> = async ({ db, caller, params }) => {
  const sample = await findSample(db, params.id, caller)
  if (!sample) throw new NotFound(unknown)
  return countTakers(db, await findSampled(db, sample.id), { huntIds: [], typeId: null })
}

const takenReference = 'Un autre prélèvement a déjà cette référence.'
const tomorrow = 'Ce jour n’est pas encore venu.'

/** Registers a sample; sent again, it returns the existing one. */
export const createSample: Handler<'createSample'> = ({ db, now, caller, body }) =>
  db.transaction().execute(async (transaction) => {
    const { laboratory, reference, taken_on, tags } = body
    const federation = await federationOf(transaction, caller, body.department_code)
    if (taken_on > parisDay(now)) throw new Refused({ taken_on: [tomorrow] })
    const animalIds = await findBoars(transaction, { federationId: federation.id, tags, taken_on })
    const kept = await findReferenced(transaction, federation.id, reference)
    if (kept && String(kept.animalIds) === String(animalIds)) return
    if (kept) throw new Refused({ reference: [takenReference] })
    const unnamed = await findUnnamed(transaction, taken_on, animalIds)
    if (unnamed) {
      await setSample(transaction, unnamed, { laboratory, reference })
      const details = { sample: unnamed.id, from: 'taken', to: 'taken' }
      const named = { act: 'sample.changed', by: caller, federationId: federation.id, details } as const
      return recordAuditEntry(transaction, named, now)
    }
    const sample = { federation_id: federation.id, state: 'taken' as const, laboratory, reference, taken_on }
    const id = await insertSample(transaction, sample, animalIds)
    const details = { sample: id, animals: animalIds.length }
    const done = { act: 'sample.taken', by: caller, federationId: federation.id, details } as const
    await recordAuditEntry(transaction, done, now)
  })

type Named = { laboratory?: string | null | undefined; reference?: string | null | undefined }

/** The laboratory and reference of a sent sample that its giver took. @throws Refused if one is missing */
async function laboratoryOf(
  db: Db,
  sample: { federation_id: number; reference: string | null },
  { laboratory, reference }: Named,
): Promise<{ laboratory: string; reference: string } | null> {
  if (sample.reference !== null) return null
  if (!laboratory) throw new Refused({ laboratory: ['Indiquez le laboratoire.'] })
  if (!reference) throw new Refused({ reference: ['Indiquez la référence du laboratoire.'] })
  if (await findReferenced(db, sample.federation_id, reference))
    throw new Refused({ reference: [takenReference] })
  return { laboratory, reference }
}

const events = {
  sent: 'sample.sent',
  negative: 'sample.foundNegative',
  doubtful: 'sample.foundDoubtful',
  positive: 'sample.foundPositive',
  otherParasite: 'sample.foundOther',
  impossible: 'sample.foundUnusable',
} as const

/** Records a new state of a sample and who entered it. Idempotent. */
export const updateSample: Handler<'updateSample'> = ({ db, now, publicUrl, caller, params, body }) =>
  db.transaction().execute(async (transaction) => {
    const sample = await lockSample(transaction, params.id, caller)
    if (!sample) throw new NotFound(unknown)
    const { state, on, reason } = body
    const day: Partial<Record<SampleState, string | null>> = { taken: sample.taken_on, sent: sample.sent_on }
    if (sample.state === state && on === (day[state] ?? sample.result_on)) return
    if (sample.version !== body.version)
      throw new Conflict('Ce prélèvement a changé entre-temps. Relisez-le, puis recommencez.')
    if (state === 'taken') throw new Conflict('Un prélèvement fait ne se refait pas : notez-en un autre.')
    const impossible = 'Ce résultat ne peut pas suivre celui de ce prélèvement.'
    assertAllowed(sampleLifecycle, sample.state, { type: events[state] }, impossible)
    if (on > parisDay(now)) throw new Refused({ on: [tomorrow] })
    if (on < (sample.sent_on ?? sample.taken_on))
      throw new Refused({ on: ['Ce jour vient avant celui du prélèvement ou de son envoi.'] })
    const isOverturned = sample.state === 'positive' && state === 'negative'
    if (isOverturned) assertOverturnable(sample, { by: caller, reason })
    const row =
      state === 'sent'
        ? { sent_on: on, ...(await laboratoryOf(transaction, sample, body)) }
        : {
            result_on: on,
            result_by: caller.id,
            result_assistant_id: caller.assistedBy?.id ?? null,
            // The reason stays when the sample changes again.
            ...(isOverturned && {
              reason: reason ?? null,
              overturned_by: caller.assistedBy?.id ?? caller.id,
            }),
          }
    await setSample(transaction, sample, { ...row, state })
    const details = { sample: sample.id, from: sample.state, to: state }
    const act = isOverturned ? 'sample.overturned' : 'sample.changed'
    const done = { act, by: caller, federationId: sample.federation_id, details } as const
    await recordAuditEntry(transaction, done, now)
    if (isOverturned) await liftRecallOf(transaction, sample.id, { by: caller, now })
    if (state === 'positive' && sample.state !== 'positive') {
      const animalIds = await findSampled(transaction, sample.id)
      const opening = { by: caller, now, publicUrl, federation_id: sample.federation_id }
      await openRecallOf(transaction, { sample_id: sample.id, animalIds }, opening)
    }
  })
