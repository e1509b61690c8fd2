import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Tooltip } from '../../../src/ui/dialogs/tooltip.tsx'
import type { Interaction } from './interaction.ts'

const text = 'Depuis le 1er janvier'
const open = () =>
  render(
    <Tooltip text={text} label="Pourquoi" delay={0}>
      ?
    </Tooltip>,
  )

export const tooltips: readonly Interaction[] = [
  {
    title: 'Enter hides a tooltip that the focus shows, and shows it again',
    run: async (person) => {
      open()
      await userEvent.tab()
      await person.seesText(text)
      await person.press('Enter')
      await person.doesNotSeeText(text)
      await person.press('Enter')
      await person.seesText(text)
    },
  },
  {
    title: 'a tooltip shows while the pointer is over it',
    run: async (person) => {
      open()
      await userEvent.hover(screen.getByRole('button', { name: 'Pourquoi' }))
      await person.seesText(text)
    },
  },
  {
    title: 'a tap shows a tooltip, the next one hides it',
    run: async (person) => {
      open()
      const trigger = screen.getByRole('button', { name: 'Pourquoi' })
      // Touch only: a pointer that moves onto the trigger opens the tooltip by a timer.
      const tap = { keys: '[TouchA]', target: trigger }
      await userEvent.pointer(tap)
      await person.seesText(text)
      await userEvent.pointer(tap)
      await person.doesNotSeeText(text)
    },
  },
]
