import { expect, test } from 'vitest'
import { monthsBefore, parisDay } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import { openOffer } from '../../world/offers.ts'
import { admin, banned, cher, nadia, waiting } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { inWorld, noon, today, type World } from '../support/in-world.ts'
import { justBefore, midnight, retain } from '../support/retention.ts'

const { retention } = limits

/** How rows of a moment are made, and those of which moments are left, with what is forgotten of them. */
type Period = {
  months: number
  add: (world: World, at: Date, nth: number) => Promise<void>
  left: (world: World) => Promise<unknown[]>
}
const meeting = { hunt_id: 2, place: 'Ancienne halle', city_id: place('Bourges').id, noted_at: noon }
const member = { federation_id: 1, lastname: 'Lambert', firstname: 'Étienne' }
const job = { federation_id: 1, kind: 'import', state: 'done', started_by: admin.id } as const
const refusal = { refusal_reason: 'NIT inconnu', refusal_note: 'A appelé' }

/** By rule. */
const periods: Record<string, Period> = {
  acts: {
    months: retention.auditLog,
    add: (world, at) => world.add('acts', { at, act: 'user.updated', actor_id: cher.id, details: '{}' }),
    left: async (world) => (await world.all('acts', {})).map(({ at }) => at),
  },
  availabilities: {
    months: retention.availabilities,
    add: (world, at) => {
      const ended_at = parisDay(at)
      return world.add('availabilities', { receiver_id: nadia.id, started_at: '2025-01-01', ended_at })
    },
    left: async (world) => (await world.all('availabilities', {})).map(({ ended_at }) => midnight(ended_at)),
  },
  /** Its result is kept. */
  jobs: {
    months: retention.jobs,
    add: (world, at) => world.add('federation_jobs', { ...job, started_at: at, seen_at: at, ended_at: at }),
    left: async (world) => {
      const jobs = await world.all('federation_jobs', { state: 'done' })
      expect(jobs).toHaveLength(2)
      return jobs.filter(({ started_by }) => started_by !== null).map(({ ended_at }) => ended_at)
    },
  },
  meetings: {
    months: retention.offers,
    add: async (world, ends_at) => {
      const starts_at = new Date(ends_at.getTime() - 3_600_000)
      await world.add('meetings', { ...meeting, starts_at, ends_at })
    },
    left: async (world) =>
      (await world.all('meetings', { place: meeting.place })).map(({ ends_at }) => ends_at),
  },
  /** The refusal itself is kept. */
  refusals: {
    months: retention.refusals,
    add: (world, refused_at, nth) =>
      world.set('givers', { user_id: [banned, waiting][nth]!.id }, { refused_at, ...refusal }),
    left: async (world) => {
      const refused = await world.all('givers', { user_id: [banned.id, waiting.id] })
      expect(refused.find(({ user_id }) => user_id === banned.id)!.validation_type).toBe('ban')
      return refused
        .filter(({ refusal_reason, refusal_note }) => refusal_reason !== null || refusal_note !== null)
        .map(({ refused_at }) => refused_at)
    },
  },
  removedMembers: {
    months: retention.removedMembers,
    add: (world, removed_at, nth) =>
      world.add('removed_retrievers', { ...member, nit: `180010${nth}`, removed_at }),
    left: async (world) => (await world.all('removed_retrievers', {})).map(({ removed_at }) => removed_at),
  },
}

inWorld((world) => {
  test.each(Object.entries(periods))(
    'The rule « %s » keeps what is of the first day of its months, and no moment more, once',
    async (rule, { months, add, left }) => {
      const first = monthsBefore(today, months)
      for (const [nth, at] of [justBefore(first), midnight(first)].entries()) await add(world, at, nth)
      expect(await retain(world.db())).toMatchObject({ [rule]: 1 })
      expect(await left(world)).toEqual([midnight(first)])
      expect(await retain(world.db())).toMatchObject({ [rule]: 0 })
    },
  )

  test('A meeting to which an offer still refers is kept', async () => {
    const [starts_at, ends_at] = [new Date('2024-03-10T10:00:00Z'), new Date('2024-03-10T11:00:00Z')]
    await world.add('meetings', { ...meeting, starts_at, ends_at })
    const { id } = await world.one('meetings', { place: meeting.place })
    await world.set('offers', { id: openOffer.id }, { meeting_id: id })
    expect(await retain(world.db())).toMatchObject({ meetings: 0 })
  })

  test('Who started a job is forgotten, and it is read as before', async () => {
    const at = new Date('2024-03-10T11:00:00Z')
    await world.add('federation_jobs', { ...job, started_at: at, seen_at: at, ended_at: at })
    await retain(world.db())
    expect((await (await world.as(admin)).get('/api/v1/federations/1/jobs/current')).statusCode).toBe(200)
  })
})
