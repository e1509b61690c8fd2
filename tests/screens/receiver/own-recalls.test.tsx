import { render } from '@testing-library/react'
import { test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { OwnRecall } from '../../../contract/receiver/recalls.ts'
import { ownRecallsMachine } from '../../../machines/receiver/own-recalls.ts'
import { OwnRecalls } from '../../../src/screens/receiver/own-recalls.tsx'
import { ownRecall } from '../../world/recalls.ts'
import { personOf } from '../run/person.ts'

const person = personOf()
const trichinella = 'Le laboratoire a trouvé des trichines'

/** Shows one recall, with the reason that the federation gave, if any. */
const show = (reason: string | null) => {
  const listOwnRecalls = fromPromise<OwnRecall[], void>(() => Promise.resolve([{ ...ownRecall, reason }]))
  const machine = ownRecallsMachine.provide({ actors: { listOwnRecalls } })
  render(<OwnRecalls actor={createActor(machine).start()} />)
}

test('A recall without a reason of the federation comes from the laboratory', async () => {
  show(null)
  await person.seesText(trichinella)
})

test('A recall with a reason gives it, and does not speak of trichinella', async () => {
  show('Chaîne du froid rompue')
  await person.seesText('La raison donnée par la fédération : « Chaîne du froid rompue »')
  await person.doesNotSeeText(trichinella)
})
