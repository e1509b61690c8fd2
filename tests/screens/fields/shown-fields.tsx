import { act, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor, type AnyMachineSnapshot } from 'xstate'
import { controlActors } from '../../model/controlled-actors.ts'
import type { Flow } from '../../model/model.ts'
import type { Role } from '../../model/person.ts'
import { exchanged, equalValues } from './exchanged-values.ts'
import { labelledTexts, readable } from './labelled-texts.ts'

/** What a person reads for one value of a code or a yes/no, and for another that replaces it. */
type Worded<E> = readonly [text: string, other: Partial<E>, otherText: string]

/** Where each value of one thing stands on a page, written by hand from the specification. */
export type ShownFields<E> = {
  /** The page, as a person would name it. */
  page: string
  flow: Flow
  /** One thing that the page shows, in which no two values are equal. */
  entity: E
  /** What starts the flow, if not the input of its model. */
  input?: (entity: E) => unknown
  /** What the calls of the flow answer, in order. */
  answers?: (entity: E) => readonly (readonly [call: string, output: unknown])[]
  /** Gestures that open what shows it. */
  open?: (actor: { send: (event: never) => void }, entity: E) => void
  /** The part of the page: its role and accessible name. */
  within?: readonly [Role, string | RegExp]
  /** The text beside every label: of the first row of a table, or of a list of terms. */
  labels?: Readonly<Record<string, string>>
  /** The texts beside labels that word a code or a yes/no. */
  words?: Readonly<Record<string, Worded<E>>>
  /** Sentences of the page in which a value stands. */
  sentences?: readonly string[]
  /** Sentences that word a code or a yes/no, or '' where there is none: now, another value, then. */
  wordings?: readonly Worded<E>[]
}

/** Renders the page with the thing, and answers its part that shows it. */
async function shown<E>({ flow, input, answers, open, within: part }: ShownFields<E>, entity: E) {
  const { machine, settle } = controlActors(flow.machine, 'real')
  const given = input ? input(entity) : (flow.options.inputs?.[0] ?? flow.options.input)
  const actor = createActor(machine, { input: given }).start()
  const Screen = await flow.screen()
  const { unmount } = render(<Screen actor={actor as never} />)
  for (const [call, output] of answers?.(entity) ?? []) await act(() => settle(call, { output }))
  if (open) await act(async () => open(actor as never, entity))
  await act(async () => {})
  unfold()
  const scope = part
    ? await waitFor(() => screen.getAllByRole(part[0], { name: part[1] })[0]!)
    : document.body
  const found = { labels: labelledTexts(scope), text: readable(scope) }
  unmount()
  actor.stop()
  expect((actor.getSnapshot() as AnyMachineSnapshot).status).not.toBe('error')
  return found
}

/** Opens what the page shows folded. */
const unfold = () =>
  act(() => {
    for (const button of within(document.body).queryAllByRole('button', { expanded: false }))
      if (!button.hasAttribute('aria-haspopup') && button.role !== 'combobox') button.click()
  })

/** Tests that the page shows each value of a thing where its label says, and nowhere another. */
export function testShownFields<E extends object>(fields: ShownFields<E>): void {
  const { page, entity, labels = {}, words = {}, sentences = [], wordings = [] } = fields
  test(`${page} shows each value beside its label`, async () => {
    expect(equalValues(entity), 'equal values would hide that one stands in place of another').toEqual([])
    const first = await shown(fields, entity)
    const worded = Object.fromEntries(Object.entries(words).map(([label, [text]]) => [label, text]))
    if (fields.labels) expect(first.labels).toEqual({ ...labels, ...worded })
    for (const sentence of [...sentences, ...wordings.map(([text]) => text)])
      expect(first.text).toContain(sentence)

    const second = await shown(fields, exchanged(entity))
    for (const label of Object.keys(labels))
      expect(second.labels[label], `« ${label} » once values are exchanged`).not.toBe(labels[label])
    for (const sentence of sentences) expect(second.text, 'once values are exchanged').not.toContain(sentence)

    for (const [label, [, other, text]] of Object.entries(words))
      expect((await shown(fields, { ...entity, ...other })).labels[label]).toBe(text)
    for (const [text, other, otherText] of wordings) {
      const { text: now } = await shown(fields, { ...entity, ...other })
      for (const [there, here, gone] of [
        [text, first.text, otherText],
        [otherText, now, text],
      ] as const) {
        expect(here).toContain(there)
        if (gone !== '' && !there.includes(gone)) expect(here).not.toContain(gone)
      }
    }
  })
}

/** The answer of a paged list with one row. */
export const onlyPage = <T,>(row: T) => ({ data: [row], meta: { total: 1, current_page: 1, last_page: 1 } })
