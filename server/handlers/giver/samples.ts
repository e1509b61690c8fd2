import type { SampleState } from '../../../contract/shared/sanitary.ts'
import { BOAR } from '../../../contract/shared/specimen-types.ts'
import { sampleLifecycle } from '../../../machines/lifecycles/sample.ts'
import { Conflict, NotFound, Refused } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { findReferenced, findSampled, insertSample, setSample } from '../../queries/shared/samples.ts'
import { lockHunt } from '../../queries/giver/hunts.ts'
import { findOwnDay } from '../../queries/shared/moments.ts'
import { lockOwnSample, lockSampled, type Sampled } from '../../queries/giver/samples.ts'
import { unknownHunt } from '../../rules/animals/own-animals.ts'
import { recordAuditEntry } from '../../rules/audit-log.ts'
import { assertAllowed } from '../../rules/lifecycle.ts'
import { holdOwnAccount } from '../../rules/own-account.ts'

const tomorrow = 'Ce jour n’est pas encore venu.'

/**
 * Why a boar in this state cannot be sampled again: only the latest sample counts, so a new one would
 * hide the earlier result.
 */
const standing: Partial<Record<SampleState, string>> = {
  taken: 'a déjà un prélèvement, qui n’est pas encore parti',
  sent: 'a déjà un prélèvement, dont le résultat est attendu',
  negative: 'a déjà un résultat négatif',
  doubtful: 'a un résultat douteux : votre fédération note la suite',
  positive: 'a un résultat positif : appelez votre fédération',
  otherParasite: 'a un résultat qui interdit la remise : appelez votre fédération',
}

/** @throws Refused if one of them is not a boar of the hunt, or has no tag */
function assertBoars(boars: Sampled[], ids: Set<number>): void {
  if (boars.length !== ids.size || boars.some(({ specimen_type_id }) => specimen_type_id !== BOAR))
    throw new Refused({ animal_ids: ['Choisissez des sangliers de cette chasse seulement.'] })
  if (boars.some(({ tag }) => tag === null))
    throw new Refused({ animal_ids: ['Il manque un bracelet : notez-le avant de noter le prélèvement.'] })
}

/** Registers a sample of the caller's boars; sent again, it returns the existing one. */
export const noteOwnSample: Handler<'noteOwnSample'> = ({ db, now, caller, params, body }) =>
  db.transaction().execute(async (transaction) => {
    await holdOwnAccount(transaction, caller.id)
    const hunt = await lockHunt(transaction, { giverId: caller.id, now, id: params.id })
    if (!hunt) throw new NotFound(unknownHunt)
    const { site, taken_on } = body
    if (hunt.started_at > hunt.today)
      throw new Conflict('Cette chasse n’a pas commencé : notez ses prélèvements à partir du jour même.')
    if (taken_on > hunt.today) throw new Refused({ taken_on: [tomorrow] })
    if (taken_on < hunt.started_at)
      throw new Refused({ taken_on: ['Ce jour vient avant celui de la chasse.'] })
    const ids = new Set(body.animal_ids)
    const boars = await lockSampled(transaction, hunt.id, [...ids])
    assertBoars(boars, ids)
    const [first] = boars as [Sampled]
    if (first.latest === 'taken' && boars.every(({ sample_id }) => sample_id === first.sample_id)) {
      const pool = await findSampled(transaction, first.sample_id!)
      if (pool.length === boars.length) return
    }
    const other = boars.find(({ latest }) => latest !== null && standing[latest] !== undefined)
    if (other) throw new Conflict(`Le sanglier ${other.tag} ${standing[other.latest!]}.`)
    const { federation_id } = first
    const sample = {
      federation_id,
      state: 'taken',
      laboratory: null,
      reference: null,
      site,
      taken_on,
    } as const
    const id = await insertSample(
      transaction,
      sample,
      boars.map((boar) => boar.id),
    )
    const details = { sample: id, animals: boars.length }
    const done = { act: 'sample.taken', by: caller, federationId: federation_id, details } as const
    await recordAuditEntry(transaction, done, now)
  })

/** Records that a sample of the caller's boars was sent. Idempotent. */
export const sendOwnSample: Handler<'sendOwnSample'> = ({ db, now, caller, params, body }) =>
  db.transaction().execute(async (transaction) => {
    await holdOwnAccount(transaction, caller.id)
    const sample = await lockOwnSample(transaction, caller.id, params.id)
    if (!sample) throw new NotFound('Ce prélèvement est introuvable.')
    const { laboratory, reference, sent_on } = body
    const said = sample.state === 'sent' && sample.sent_on === sent_on
    if (said && sample.laboratory === laboratory && sample.reference === reference) return
    const over = 'Le laboratoire a déjà donné un résultat : ce prélèvement ne change plus.'
    assertAllowed(sampleLifecycle, sample.state, { type: 'sample.sent' }, over)
    if (sample.version !== body.version)
      throw new Conflict('Ce prélèvement a changé entre-temps. Relisez-le, puis recommencez.')
    if (sent_on > (await findOwnDay(transaction, caller.id, now))) throw new Refused({ sent_on: [tomorrow] })
    if (sent_on < sample.taken_on)
      throw new Refused({ sent_on: ['Ce jour vient avant celui du prélèvement.'] })
    const kept = await findReferenced(transaction, sample.federation_id, reference)
    if (kept && kept.id !== sample.id)
      throw new Refused({ reference: ['Un autre prélèvement a déjà cette référence.'] })
    await setSample(transaction, sample, { state: 'sent', laboratory, reference, sent_on })
    const details = { sample: sample.id, from: sample.state, to: 'sent' }
    const done = { act: 'sample.changed', by: caller, federationId: sample.federation_id, details } as const
    await recordAuditEntry(transaction, done, now)
  })
