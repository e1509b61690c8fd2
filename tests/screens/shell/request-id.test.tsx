import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { listSpecimenTypes } from '../../../contract/shared/specimen-types.ts'
import { errorModalMachine } from '../../../machines/shell/error-modal.ts'
import { request } from '../../../src/actors/request.ts'
import { ErrorModal } from '../../../src/screens/shell/error-modal.tsx'
import { REQUEST_ID } from '../../../contract/request-id.ts'

afterEach(() => vi.unstubAllGlobals())

/** Makes a call that fails; answers the ids it was sent with, and what the window « Erreur » shows of it. */
async function failing(answer: (url: string) => Promise<Response>) {
  const sent: string[] = []
  vi.stubGlobal('fetch', (url: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get('x-request-id') ?? 'none')
    return answer(url)
  })
  const actor = createActor(errorModalMachine).start()
  const { unmount } = render(<ErrorModal actor={actor} />)
  const error: unknown = await request(listSpecimenTypes, {}, new AbortController().signal).catch(
    (reason: unknown) => reason,
  )
  act(() => actor.send({ type: 'failure.reported', error }))
  const window = screen.getByRole('alertdialog', { name: 'Erreur' })
  const shown = [...window.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ])
  unmount()
  return { sent, shown: Object.fromEntries(shown) as Record<string, string> }
}

const refused = (status: number, headers = {}) =>
  Promise.resolve(Response.json({ message: 'Server Error' }, { status, headers }))

test('each call has an id of its own, which « Erreur » names when nothing was answered', async () => {
  const first = await failing(() => Promise.reject(new TypeError('Failed to fetch')))
  const second = await failing(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(first.sent).toEqual([expect.stringMatching(REQUEST_ID)])
  expect(first.shown).toEqual({ Référence: first.sent[0] })
  expect(second.sent).not.toEqual(first.sent)
})

test('« Erreur » names the id of the answer, which may be that of a call of the document', async () => {
  const { shown } = await failing(() => refused(500, { 'X-Request-Id': '7k3f-x2mw-8qpt' }))
  expect(shown).toMatchObject({ Source: 'API', Statut: '500', Référence: '7k3f-x2mw-8qpt' })
})

test('a proxy that answers for the server leaves the id of the call', async () => {
  const { sent, shown } = await failing(() => Promise.resolve(new Response('<h1>504</h1>', { status: 504 })))
  expect(shown).toEqual({ Référence: sent[0] })
})

test('a call that is repeated with a new token keeps its id', async () => {
  const { sent, shown } = await failing((url) =>
    url === '/' ? Promise.resolve(new Response('<!doctype html>')) : refused(419),
  )
  expect(sent).toEqual([sent[0], 'none', sent[0]])
  expect(shown['Référence']).toBe(sent[0])
})
