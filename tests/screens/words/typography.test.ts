import { expect, test } from 'vitest'
import { fr } from '../../../src/ui/text/typography.ts'

test('Labels hold the hyphens that people type and say, and no invisible character', () => {
  for (const label of ['Adresse e-mail', 'Renvoyer les e-mails', 'Saint-Amand-Montrond', 'Rendez-vous'])
    expect(fr(label)).toBe(label)
})
