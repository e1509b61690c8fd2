import { DAY } from '../../contract/days.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSame, keyedHash, randomId } from '../security/secret.ts'

/** Milliseconds that a device stays known after a sign-in: the maximum age of a cookie in browsers. */
const LIFETIME = 400 * DAY
/** Accounts for which one device is remembered: the latest ones. */
const MOST = 5

/**
 * The calling browser, and whether an account has signed in on it. Rate limits count known devices
 * separately, so that attempts from other devices cannot exhaust them.
 */
export type DeviceControl = {
  /** The counter key of this device for an account; null unless the account has signed in on it. */
  known: (userId: number) => string | null
  /** Remembers that the account has signed in on this device, and returns its counter key. */
  remember: (userId: number) => string
}

export type DeviceSettings = { secret: string; isSecure: boolean; now: () => Date }

/**
 * Recognises devices by a cookie: a random name and, per account, an expiry and a signature over all
 * three. It contains nothing about the person, and nothing is stored on the server.
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
