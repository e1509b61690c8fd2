import { expect, test } from 'vitest'
import { waitInWords } from '../../../src/words/wait-in-words.ts'

test.each([
  [0.2, '1 seconde'],
  [1, '1 seconde'],
  [15.01, '16 secondes'],
  [59, '59 secondes'],
  [59.5, '1 minute'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [7199, '120 minutes'],
  [7200, '2 heures'],
  [7201, '3 heures'],
  [86_400, '24 heures'],
])('a wait of %d seconds is « %s »', (seconds, words) => expect(waitInWords(seconds)).toBe(words))
