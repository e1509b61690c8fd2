import { cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import { samplesMachine } from '../../../../machines/federations/sanitary/samples.ts'
import { Samples } from '../../../../src/screens/federations/sanitary/samples.tsx'
import { pageOf } from '../../../models/patterns/paged-list.ts'
import { sentSample } from '../../../world/sanitary.ts'
import { renderScreen } from '../../interactions/render-screen.tsx'
import { personOf } from '../../run/person.ts'

/** The page of samples with a positive one. */
async function open(may_overturn: boolean) {
  const end = renderScreen(samplesMachine, { isNational: false }, (actor) => <Samples actor={actor} />)
  await end('listSamples', pageOf([{ ...sentSample, state: 'positive', may_overturn }], 1, 1))
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
