import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { dayAfter, parisDay } from '../../../contract/days.ts'
import { HuntCard } from '../../../src/screens/giver/hunt-card.tsx'
import { planned } from '../../models/pages/giver.ts'
import { specimenTypes } from '../../world/answers.ts'

afterEach(cleanup)

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
})
