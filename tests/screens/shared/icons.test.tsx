import { render } from '@testing-library/react'
import { createLucideIcon, type LucideIcon } from 'lucide-react'
import { expect, test } from 'vitest'
import { iconOf } from '../../../src/ui/pictures/icon-of.ts'

const node: [string, Record<string, string>][] = [
  ['circle', { cx: '12', cy: '12', r: '3', fill: 'currentColor', key: 'a' }],
  ['path', { d: 'm2 2 20 20', key: 'b' }],
]

/** What is drawn, by an icon without attributes and by one that a page wants otherwise. */
function drawn(Icon: LucideIcon | ReturnType<typeof iconOf>): string {
  const { container } = render(
    <>
      <Icon aria-hidden />
      <Icon aria-hidden className="size-10 text-forest" strokeWidth={1.5} />
    </>,
  )
  const svgs = [...container.querySelectorAll('svg')]
  for (const svg of svgs)
    svg.setAttribute('class', [...svg.classList].filter((name) => !name.startsWith('lucide')).join(' '))
  return svgs
    .map((svg) => [...svg.attributes].map(({ name, value }) => `${name}=${value}`).toSorted() + svg.innerHTML)
    .join('\n')
}

test('the icons of the build are drawn as the library draws them', () => {
  expect(drawn(iconOf({ node }))).toBe(drawn(createLucideIcon('test', node)))
})
