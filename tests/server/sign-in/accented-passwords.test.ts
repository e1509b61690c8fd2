import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from '../../../server/security/passwords.ts'

const typed = 'Forêt d’été à Żary'
const [nfc, nfd] = [typed.normalize('NFC'), typed.normalize('NFD')]

/** The hash of exactly these characters, as passwords were stored before they were composed. */
function formerHash(message: string): string {
  const nonce = Buffer.from('a salt for a test')
  const tag = argon2Sync('argon2id', { message, nonce, memory: 8, passes: 1, parallelism: 1, tagLength: 16 })
  const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=8,t=1,p=1$${bare(nonce)}$${bare(tag)}`
}

test.each([
  ['composed', nfc],
  ['decomposed', nfd],
])(
  'A password set on a device that writes it %s is right on every device, and a hash of before too',
  async (_, set) => {
    for (const hash of [await hashPassword(set), formerHash(set)]) {
      for (const asked of [nfc, nfd]) expect(await verifyPassword(asked, hash)).toBe(true)
      expect(await verifyPassword(`${nfc}s`, hash)).toBe(false)
      expect(await verifyPassword('Foret d’ete a Zary', hash)).toBe(false)
    }
  },
)

test('Without a hash every password is wrong', async () =>
  expect(await verifyPassword(nfd, null)).toBe(false))
