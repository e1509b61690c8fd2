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

export const hints: readonly Interaction[] = [
  {
    title: 'Entrée hides a hint that the focus shows, and shows it again',
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
    title: 'a hint shows while the pointer is over it',
    run: async (person) => {
      open()
      await userEvent.hover(screen.getByRole('button', { name: 'Pourquoi' }))
      await person.seesText(text)
    },
  },
  {
    title: 'a tap shows a hint, the next one hides it',
    run: async (person) => {
      open()
      await userEvent.click(screen.getByRole('button', { name: 'Pourquoi' }))
      await person.seesText(text)
      await userEvent.click(screen.getByRole('button', { name: 'Pourquoi' }))
      await person.doesNotSeeText(text)
    },
  },
]
