import { argon2Sync } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from '../../../server/security/passwords.ts'
import { password } from '../../world/people.ts'

/** A hash that costs little of exactly these characters, as passwords were stored before they were composed. */
function cheapHash(message: string): string {
  const nonce = Buffer.from('a salt for a test')
  const tag = argon2Sync('argon2id', { message, nonce, memory: 8, passes: 1, parallelism: 1, tagLength: 16 })
  const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=8,t=1,p=1$${bare(nonce)}$${bare(tag)}`
}

const typed = 'Forêt d’été à Żary'
const [nfc, nfd] = [typed.normalize('NFC'), typed.normalize('NFD')]

test.each([
  ['composed', nfc],
  ['decomposed', nfd],
])(
  'A password set on a device that writes it %s is right on every device, and a hash of before too',
  async (_, set) => {
    for (const hash of [await hashPassword(set), cheapHash(set)]) {
      for (const asked of [nfc, nfd]) expect(await verifyPassword(asked, hash)).toBe(true)
      expect(await verifyPassword(`${nfc}s`, hash)).toBe(false)
      expect(await verifyPassword('Foret d’ete a Zary', hash)).toBe(false)
    }
  },
)

test('Passwords are hashed as OWASP recommends: 19 MiB, two passes, one lane', async () =>
  expect(await hashPassword(typed)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/))

test('Without a hash every password is wrong', async () =>
  expect(await verifyPassword(nfd, null)).toBe(false))

const hash = cheapHash(password)
/** The requests in the order in which they were answered; `refused` if the queue was full. */
async function answered(asked: readonly { name: string; isKnown: boolean }[]) {
  const order: string[] = []
  const one = async ({ name, isKnown }: { name: string; isKnown: boolean }) => {
    try {
      expect(await verifyPassword(password, hash, isKnown)).toBe(true)
      order.push(name)
    } catch (error) {
      expect(error).toMatchObject({ status: 429, retryAfter: 5 })
      order.push(`refused ${name}`)
    }
  }
  await Promise.all(asked.map(one))
  return order
}
const some = (name: string, count: number, isKnown: boolean) =>
  Array.from({ length: count }, () => ({ name, isKnown }))

test('When many wait for a hash, a known device is not refused and goes first', async () => {
  const cores = availableParallelism()
  const asked = [...some('stranger', cores + 101, false), ...some('known', 1, true)]
  const order = await answered(asked)
  expect(order[0]).toBe('refused stranger')
  expect(order).toContain('known')
  expect(order.indexOf('known')).toBeLessThanOrEqual(2 * cores + 1)
  expect(order.filter((name) => name === 'stranger')).toHaveLength(cores + 100)
})

test('One of five turns belongs to unknown devices, and known devices do not wait for ever either', async () => {
  const cores = availableParallelism()
  const asked = [...some('running', cores, false), ...some('stranger', 2, false), ...some('known', 101, true)]
  const order = await answered(asked)
  expect(order.filter((name) => name === 'refused known')).toHaveLength(1)
  expect(order.indexOf('stranger')).toBeLessThan(6 + 2 * cores)
  expect(order.lastIndexOf('stranger')).toBeLessThan(11 + 2 * cores)
})
