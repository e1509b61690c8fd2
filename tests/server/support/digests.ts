import { expect } from 'vitest'
import type { Permission } from '../../../contract/permissions.ts'
import { sendDigests } from '../../../server/rules/waiting/weekly-digest.ts'
import { secret } from './app.ts'
import { noon, type World } from './in-world.ts'
import { mailsTo } from './offers.ts'
import { permissionId } from './role-rows.ts'

/** The public URL in the mails. */
export const URL = 'https://venaison.example'
export const SWITCH = '/api/v1/users/self/weekly_digest'
/** Seven o’clock in France on Monday 16 March 2026, in winter. */
export const monday = new Date('2026-03-16T06:00:00Z')
export const later = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000)
export const HOUR = 3600
export const WEEK = 7 * 24 * HOUR

export const send = (world: World, now = monday) =>
  sendDigests({ db: world.db(), secret, publicUrl: URL }, now)
export const got = async (world: World, person: { email: string }) =>
  (await mailsTo(world, person)).filter((subject) => subject.endsWith(': ce qui attend'))
export const change = (world: World, { id }: { id: number }, values: object) =>
  world.set('users', { id }, values)
export const done = async (world: World, { id }: { id: number }) =>
  (await world.one('users', { id }, 'digest_done_on')).digest_done_on

/** A staff member turns the digest on or off, by default at noon on Tuesday 10 March. */
export async function say(world: World, person: { email: string }, wanted: unknown, now = noon) {
  expect((await (await world.as(person, now)).put(SWITCH, { wanted })).statusCode).toBe(200)
}

/** The last mail to a person. */
export const last = async (world: World, { email }: { email: string }) =>
  (await world.all('mails', { recipient: email })).at(-1)!

/** Its lines with numbers. */
export const lines = async (world: World, person: { email: string }) =>
  (await last(world, person)).text.split('\n').filter((line) => /^\d/.test(line))

/** Gives a person a role with a single permission. */
export async function giveOnly(world: World, person: { id: number }, code: Permission) {
  const role_id = 90
  await world.add('roles', { id: role_id, code: 'limited', label: 'Restreint' })
  await world.add('role_permissions', { role_id, permission_id: permissionId(code) })
  await change(world, person, { role_id })
}
