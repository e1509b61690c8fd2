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
  ['06 12 34 56 78', '06 12 34 56 78'],
  ['0612345678', '0612345678'],
  // Incomplete, or foreign: left as typed.
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
  expect(limits.phone.typed).toBeGreaterThanOrEqual('+33 (0)6 12 34 56 78'.length)
})

test.each(readings.slice(0, 6))('%s is kept as %s, whoever sends it', (typed, kept) =>
  expect(Phone.parse(typed)).toBe(kept),
)

test.each(['+32 475 12 34 56', '+33 6 12', '06 12 34 56 7x'])('%s is refused', (typed) =>
  expect(Phone.safeParse(typed).success).toBe(false),
)
