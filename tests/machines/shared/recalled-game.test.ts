import { expect, test } from 'vitest'
import { gameInWords } from '../../../src/words/recalls.ts'

const boar = { label: 'sanglier', tag: 'SA 0441', started_at: '2026-11-15', city: 'Vierzon' }
const hunt = 'chasse du dimanche 15 novembre 2026 à Vierzon'

test('Recalled animals of one hunt are named together, others by their own hunt', () => {
  expect(gameInWords([boar])).toBe(`sanglier SA 0441, ${hunt}`)
  expect(gameInWords([boar, { ...boar, tag: 'SA 0442' }])).toBe(`sanglier SA 0441, SA 0442, ${hunt}`)
  const elsewhere = { ...boar, tag: 'SA 0900', city: 'Bourges' }
  expect(gameInWords([boar, elsewhere, { ...boar, tag: 'SA 0442' }])).toBe(
    `sanglier SA 0441, SA 0442, ${hunt} ; sanglier SA 0900, chasse du dimanche 15 novembre 2026 à Bourges`,
  )
  expect(gameInWords([{ ...boar, tag: null }])).toBe(`sanglier, ${hunt}`)
})
