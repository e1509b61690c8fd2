import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PastHunt } from '../../../src/screens/giver/past-hunt.tsx'
import { fr } from '../../../src/ui/text/typography.ts'
import { called, finished } from '../../models/pages/giver.ts'
import { specimenTypes } from '../../world/answers.ts'
import { personOf } from '../run/person.ts'

const past = { ...finished[0]!, given: [{ specimen_type_id: 1, quantity: 2 }] }
const gestures = () => ({
  onVersions: vi.fn(),
  onContacts: vi.fn(),
  onAnimals: vi.fn(),
  onDuplicate: vi.fn(),
})
const open = (hunt: typeof past, all = gestures()) => {
  render(
    <ul>
      <PastHunt hunt={hunt} specimenTypes={specimenTypes} {...all} />
    </ul>,
  )
  return all
}

test('Rarer actions are under « Plus », which opens no report', async () => {
  const { onVersions, ...rare } = open(past)
  expect(screen.getAllByRole('button')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: fr(`Plus, pour ${called(past)}`) }))
  for (const name of ['Contacts de', 'Animaux de', 'Dupliquer'])
    await userEvent.click(screen.getByRole('button', { name: fr(`${name} ${called(past)}`) }))
  for (const done of Object.values(rare)) expect(done).toHaveBeenCalledExactlyOnceWith(past)
  expect(onVersions).not.toHaveBeenCalled()
})

test('A correction begun on this device is said beside the one that was asked for', async () => {
  render(
    <ul>
      <PastHunt hunt={{ ...past, correction: 'refused' }} specimenTypes={specimenTypes} isBegun />
    </ul>,
  )
  await personOf().seesText('Votre correction est refusée')
  await personOf().seesText('Correction commencée')
})

test('Its transfer certificate is downloaded from « Plus »', async () => {
  open(past)
  await userEvent.click(screen.getByRole('button', { name: fr(`Plus, pour ${called(past)}`) }))
  const link = screen.getByRole('link', { name: `Certificat de cession (PDF) pour ${called(past)}` })
  expect(link.getAttribute('href')).toBe(`/documents/cessions/${past.id}`)
  expect(link.getAttribute('download')).toBe(`certificat-cession-${past.started_at}.pdf`)
})
