import * as z from 'zod/mini'
import { type EndpointName, endpoints } from '../../../contract/endpoints.ts'
import { textsIn } from '../../../tests/server/support/texts-in.ts'

/** Longer than any text may be. */
const TOO_LONG = 'x'.repeat(5000)

/** What the server answers to texts of a call that are too long, as far as it says how long they may be. */
function answersOf(name: EndpointName): string[] {
  const endpoint = endpoints[name]
  if (!('body' in endpoint)) return []
  return textsIn(endpoint.body)
    .flatMap(({ schema }) => z.safeParse(schema, TOO_LONG).error?.issues ?? [])
    .filter(({ code, message }) => code === 'too_big' && /\d/.test(message))
    .map(({ message }) => message)
}

/** The answers to texts that are too long, each with the calls that give it. */
export function textAnswers(): Map<string, Set<EndpointName>> {
  const answers = new Map<string, Set<EndpointName>>()
  for (const name of Object.keys(endpoints) as EndpointName[])
    for (const answer of answersOf(name)) answers.set(answer, (answers.get(answer) ?? new Set()).add(name))
  return answers
}
