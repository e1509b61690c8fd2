import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fr, frNode } from '../../../src/ui/text/typography.ts'

test('Labels hold the hyphens that people type and say, and no invisible character', () => {
  for (const label of ['Adresse e-mail', 'Renvoyer les e-mails', 'Saint-Amand-Montrond', 'Rendez-vous'])
    expect(fr(label)).toBe(label)
})

test('« e-mail » in a running text keeps its ordinary characters', () => {
  const { container } = render(<p>{frNode('Un e-mail part, puis d’autres e-mails.')}</p>)
  expect(container.textContent).toBe('Un e-mail part, puis d’autres e-mails.')
})
