import { describe, expect, test } from 'vitest'
import { hasPredictablePassword } from '../../../server/security/common-passwords.ts'
import { password } from '../../world/people.ts'

describe('A password that anybody would try', () => {
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
    'Hélène.moreau1',
    'helene.moreau@example.org',
  ])('%s is refused', (text) => expect(hasPredictablePassword(text, 'helene.moreau@example.org')).toBe(true))
  test.each(['Sous-bois calme 31', password, 'trois chênes près du gué', '2026-03-11 à Bué', 'Kj8#pQ2z'])(
    '%s is not',
    (text) => expect(hasPredictablePassword(text, 'helene.moreau@example.org')).toBe(false),
  )
})
