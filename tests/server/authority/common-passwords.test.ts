import { describe, expect, test } from 'vitest'
import { common, hasPredictablePassword } from '../../../server/security/common-passwords.ts'

describe('A predictable password', () => {
  test.each([
    'azertyuiop',
    'Password1',
    'MotDePasse2026!',
    'chasseur18',
    '12345678',
    '87654321',
    'abcdefgh',
    'aaaaaaaa',
    '121212121212',
    'soleilsoleil',
    'lexingky',
    'DKFLBVBHJDYF',
    'Venaison-2026',
    'venaison18',
    'Hélène.moreau1',
    'helene.moreau@example.org',
  ])('%s is refused', (text) => expect(hasPredictablePassword(text, 'helene.moreau@example.org')).toBe(true))
  test.each(['Sous-bois calme 31', 'trois chênes près du gué', '2026-03-11 à Bué', 'Kj8#pQ2z'])(
    '%s is accepted',
    (text) => expect(hasPredictablePassword(text, 'helene.moreau@example.org')).toBe(false),
  )
})

test('The public list contains at least the 3000 most common passwords of sufficient length, each once', () => {
  expect(common.size).toBeGreaterThanOrEqual(3000)
  for (const text of common) expect(text).toMatch(/^[^\s#A-Z][^\sA-Z]{7,}$/)
})
