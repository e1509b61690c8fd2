import { DAY } from '../../contract/days.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSame, keyedHash, randomId } from '../security/secret.ts'

/** Milliseconds for which a device stays known after a sign-in: the longest that browsers keep a cookie. */
const LIFETIME = 400 * DAY
/** Accounts for which one device is known: the latest ones. */
const MOST = 5

/**
 * The browser that calls, as far as it has proven itself before. Strangers cannot exhaust the limits
 * of a known device, nor it theirs.
 */
export type DeviceControl = {
  /** Names this device for that account, to count by; null unless the account has signed in on it. */
  known: (userId: number) => string | null
  /** Remembers that the account has signed in on this device, and answers the name to count by. */
  remember: (userId: number) => string
}

export type DeviceSettings = { secret: string; isSecure: boolean; now: () => Date }

/**
 * Devices are known by a cookie: a random name, and for each account when that ends with a signature
 * of all three. It says nothing of the person, and nothing is kept on the server.
 */
export function makeDevices({ secret, isSecure, now }: DeviceSettings) {
  const cookie = isSecure ? '__Host-device' : 'venaison_device'
  const place = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const
  const sign = (name: string, userId: number, until: string) =>
    keyedHash(secret, 'device', name, String(userId), until)
  const nameFor = (name: string, userId: number) => `${name}.${userId}`

  function read(request: FastifyRequest) {
    const [name = '', ...marks] = (request.cookies[cookie] ?? '').split('.').slice(0, MOST + 1)
    return { name, marks }
  }

  function isMarkOf(mark: string, name: string, userId: number) {
    const [until = '', signature = ''] = mark.split('~')
    return isSame(signature, sign(name, userId, until)) && Number.parseInt(until, 36) > now().getTime()
  }

  return (request: FastifyRequest, reply: FastifyReply): DeviceControl => ({
    known(userId) {
      const { name, marks } = read(request)
      return marks.some((mark) => isMarkOf(mark, name, userId)) ? nameFor(name, userId) : null
    },
    remember(userId) {
      const earlier = read(request)
      const name = /^[\w-]{22}$/.test(earlier.name) ? earlier.name : randomId().slice(0, 22)
      const others = earlier.marks.filter((mark) => !isMarkOf(mark, name, userId))
      const until = (now().getTime() + LIFETIME).toString(36)
      const marks = [`${until}~${sign(name, userId, until)}`, ...others].slice(0, MOST)
      reply.setCookie(cookie, [name, ...marks].join('.'), { ...place, maxAge: LIFETIME / 1000 })
      return nameFor(name, userId)
    },
  })
}
export type Devices = ReturnType<typeof makeDevices>
