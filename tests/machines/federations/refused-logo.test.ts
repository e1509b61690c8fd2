import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { federationFormMachine } from '../../../machines/federations/federation-form.ts'
import { uninitialised } from '../../world/federations.ts'

const unreadable = 'Ce fichier n’est pas une image PNG lisible.'

/** The form of a federation with a logo, after an unusable file was chosen. */
async function afterRefusal() {
  const sent: unknown[] = []
  const actor = createActor(
    federationFormMachine.provide({
      actors: {
        previewLogo: fromPromise(() => Promise.reject(new Error(unreadable))),
        updateFederation: fromPromise(async ({ input }): Promise<unknown> => void sent.push(input)),
      },
    }),
    { input: { federation: uninitialised } },
  ).start()
  actor.send({ type: 'logo.chosen', file: new File(['x'], 'logo.txt') })
  await waitFor(actor, (state) => state.matches({ editing: 'fresh' }), { timeout: 5000 })
  return { actor, sent }
}

test('After an unusable logo, saving does not silently keep the former one', async () => {
  const { actor, sent } = await afterRefusal()
  actor.send({ type: 'name.typed', value: 'Fédération de la Creuse' })
  actor.send({ type: 'form.submitted' })
  const state = actor.getSnapshot()
  expect(state.matches({ editing: 'incomplete' })).toBe(true)
  expect(state.context.errors['logo']).toEqual([unreadable])
  expect(sent).toEqual([])
})

test('A person who chooses to keep the former logo can save the rest', async () => {
  const { actor, sent } = await afterRefusal()
  actor.send({ type: 'logo.dropped' })
  actor.send({ type: 'form.submitted' })
  await waitFor(actor, (state) => state.status === 'done', { timeout: 5000 })
  expect(sent).toMatchObject([{ body: { name: uninitialised.name } }])
})
