import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { Phone } from '../../../contract/shared/people.ts'
import { PhoneField } from '../../../src/screens/shared/phone-field.tsx'

/** Autofilled or typed numbers, and the stored value. */
const readings = [
  ['+33 6 12 34 56 78', '06 12 34 56 78'],
  ['+33612345678', '06 12 34 56 78'],
  ['0033 6 12 34 56 78', '06 12 34 56 78'],
  ['+33 (0)6 12 34 56 78', '06 12 34 56 78'],
  ['06.12.34.56.78', '06 12 34 56 78'],
  ['06-12-34-56-78', '06 12 34 56 78'],
  ['06\u00a012\u00a034\u00a056\u00a078', '06 12 34 56 78'],
  ['\u202a06\u202f12 34\u200956 78\u202c', '06 12 34 56 78'],
  ['06/12/34/56/78', '06 12 34 56 78'],
  ['06‑12–34−56 78', '06 12 34 56 78'],
  ['(+33) 6 12 34 56 78', '06 12 34 56 78'],
  ['33612345678', '06 12 34 56 78'],
  ['33 6 12 34 56 78', '06 12 34 56 78'],
  ['(0033)(0)6 12 34 56 78', '06 12 34 56 78'],
  ['+262 692 12 34 56', '06 92 12 34 56'],
  ['00 590 (0)690 12-34-56', '06 90 12 34 56'],
  ['+508 41 23 45', '05 08 41 23 45'],
  ['０６１２３４５６７８', '06 12 34 56 78'],
  ['06 12 34 56 78', '06 12 34 56 78'],
  ['0612345678', '0612345678'],
  // Incomplete, or not of France: left as typed.
  ['+33 6 12', '+33 6 12'],
  ['+32 475 12 34 56', '+32 475 12 34 56'],
] as const

test.each(readings)('%s is displayed as %s', (typed, shown) => {
  const onChange = vi.fn<(value: string) => void>()
  render(<PhoneField label="Téléphone" value="" onChange={onChange} />)
  const field = screen.getByLabelText('Téléphone')
  fireEvent.change(field, { target: { value: typed } })
  expect(onChange).toHaveBeenCalledExactlyOnceWith(shown)
})

test('The field is long enough for autofilled numbers', () => {
  render(<PhoneField label="Téléphone" value="" onChange={() => {}} />)
  expect(screen.getByLabelText<HTMLInputElement>('Téléphone').maxLength).toBe(limits.phone.typed)
  expect(limits.phone.typed).toBeGreaterThanOrEqual('\u202a+262 (0) 692 12 34 56\u202c'.length)
})

test.each<readonly [string, string]>([
  ...readings.slice(0, 20),
  ['+32 475 12 34 56', '0032475123456'],
  ['+689 87 12 34 56', '0068987123456'],
  ['87\u00a012\u00a034\u00a056', '87 12 34 56'],
  ['0 6 3 9 9 8 00', '0 6 3 9 9 8 00'],
])('%s is kept as %s, whoever sends it', (typed, kept) => expect(Phone.parse(typed)).toBe(kept))

test.each(['+32 475', '+33 6 12', '+33 6 12 34 56 78 9', '06 12 34 56 7x'])('%s is refused', (typed) =>
  expect(Phone.safeParse(typed).success).toBe(false),
)
