import { cleanup, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { samplesMachine } from '../../../../machines/federations/sanitary/samples.ts'
import { Samples } from '../../../../src/screens/federations/sanitary/samples.tsx'
import { controlActors } from '../../../model/controlled-actors.ts'
import { sentSample } from '../../../world/sanitary.ts'
import { personOf } from '../../run/person.ts'

/** The page of samples with a positive one. */
async function open(may_overturn: boolean) {
  const { machine, settle } = controlActors(samplesMachine, 'real')
  const actor = createActor(machine, { input: { isNational: false } }).start()
  render(<Samples actor={actor} />)
  const data = [{ ...sentSample, state: 'positive', may_overturn }]
  await settle('listSamples', { output: { data, meta: { total: 1, current_page: 1, last_page: 1 } } })
  await personOf().sees('row', /LDA/)
}

test('Whoever entered a positive result reads that somebody else has to discard it', async () => {
  await open(false)
  await personOf().seesText('Seule une autre personne peut écarter ce résultat.')
  await personOf().doesNotSee('button', /^Suivre/)
  cleanup()
  await open(true)
  await personOf().sees('button', /^Suivre/)
  expect(document.body.textContent).not.toContain('Seule une autre personne')
})
