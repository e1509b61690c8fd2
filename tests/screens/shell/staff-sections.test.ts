import { expect, test } from 'vitest'
import { backOffice } from '../../../src/routes/back-office.ts'
import { sections, sectionsOf } from '../../../src/routes/staff-sections.ts'
import { currentEntry } from '../../../src/screens/shell/navigation.ts'
import { paths } from '../../../src/paths.ts'

test('every page of the back office stands in one section of the menu', () => {
  const pages = sections.flatMap((section) => section.pages)
  expect(pages.toSorted()).toEqual(backOffice.map(({ to }) => to).toSorted())
})

test('a section leads to its first page that is open, and is absent without one', () => {
  const rights = { permissions: ['users.write' as const], federation: null }
  expect(sectionsOf(rights).map(({ label, pages }) => [label, pages[0]!.to])).toEqual([
    ['À faire', paths.deletionRequests],
    ['Sanitaire', paths.recalls],
  ])
})

test('the current entry is the one with the longest page of a path', () => {
  const links = [
    { to: '/todo', label: 'À faire', pages: ['/todo', '/users/absences'] },
    { to: '/users', label: 'Utilisateurs' },
  ]
  const labelAt = (path: string) => currentEntry(links, path)?.label
  expect([labelAt('/users/absences'), labelAt('/users/12'), labelAt('/todo'), labelAt('/usersx')]).toEqual([
    'À faire',
    'Utilisateurs',
    'À faire',
    undefined,
  ])
})
