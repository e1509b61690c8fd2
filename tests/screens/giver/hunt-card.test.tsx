import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dayAfter, parisDay } from '../../../contract/days.ts'
import { HuntCard } from '../../../src/screens/giver/hunt-card.tsx'
import { planned } from '../../models/pages/giver.ts'
import { specimenTypes } from '../../world/answers.ts'

test.each([
  ['The day before a hunt, its animals cannot be noted yet', 1, 0],
  ['On its day they can', 0, 1],
  ['and on the days after', -1, 1],
])('%s', (_, days, offered) => {
  const started_at = dayAfter(parisDay(new Date()), days)
  render(
    <ul>
      <HuntCard hunt={{ ...planned, started_at }} specimenTypes={specimenTypes} onAnimals={() => {}} />
    </ul>,
  )
  expect(screen.queryAllByRole('button', { name: /^Animaux de la chasse du / })).toHaveLength(offered)
  // Nor is there anything to hand over.
  expect(screen.queryAllByRole('link', { name: /^Certificat de cession \(PDF\) pour / })).toHaveLength(
    offered,
  )
})

test('A planned hunt can be added to a calendar, one that waits for its report cannot', () => {
  const offered = () => screen.queryAllByRole('link', { name: /^Ajouter la chasse du .* à mon agenda$/ })
  const informed = { ...planned, hunt_state: { ...planned.hunt_state, code: 'informed' as const } }
  const { rerender } = render(<HuntCard hunt={planned} specimenTypes={specimenTypes} />)
  expect(offered()).toHaveLength(1)
  rerender(<HuntCard hunt={informed} specimenTypes={specimenTypes} />)
  expect(offered()).toHaveLength(0)
})
