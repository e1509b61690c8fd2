import { afterEach, expect, test } from 'vitest'
import { earlyAnswer } from '../../../src/actors/early-answers.ts'

afterEach(() => {
  globalThis.earlyAnswers = undefined
})

const url = '/api/v1/specimen_types'
const begin = () => {
  const early = { answer: Promise.resolve(new Response('{}')), controller: new AbortController() }
  globalThis.earlyAnswers = new Map([[url, early]])
  return early
}

test('an answer that the document asked for is taken by the same call, once', () => {
  const { answer } = begin()
  expect(earlyAnswer(`${url}?page=2`, { method: 'GET' })).toBeUndefined()
  expect(earlyAnswer(url, { method: 'GET' })).toBe(answer)
  expect(earlyAnswer(url, { method: 'GET' })).toBeUndefined()
})

test('whoever no longer waits for the answer aborts the call', () => {
  const { controller } = begin()
  const own = new AbortController()
  earlyAnswer(url, { method: 'GET', signal: own.signal })
  expect(controller.signal.aborted).toBe(false)
  own.abort()
  expect(controller.signal.aborted).toBe(true)
})

test('what the document asked for is outdated once something may have changed, such as who is signed in', () => {
  begin()
  expect(earlyAnswer('/login', { method: 'POST' })).toBeUndefined()
  expect(earlyAnswer(url, { method: 'GET' })).toBeUndefined()
})

test('a page that asked for nothing calls by itself', () => {
  expect(earlyAnswer(url, { method: 'GET' })).toBeUndefined()
})
