import { expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import { explore } from '../../explore/explore.ts'
import { independentPairs } from '../../explore/independent-pairs.ts'
import { stepLabel } from '../../model/step-labels.ts'
import { flows } from '../../models/registry.ts'

/**
 * The relation *order*: if a chart has parallel regions, events in two of them lead to the same result in
 * either order.
 */
const withRegions = flows.filter(({ explored }) => independentPairs(explored).length > 0)

test('The home pages, the wishes and the choices of a person have independent events', () => {
  expect(withRegions.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'giver-home',
      'receiver-home',
      'preferences',
      'account-saving',
      'contact-filters',
    ]),
  )
})

test.each(withRegions)('In $name, the order of independent events does not matter', (flow) => {
  for (const { first, second, inOrder, inReverse } of independentPairs(flow.explored))
    expect(
      inOrder,
      `${JSON.stringify(first.before.value)} : « ${stepLabel(flow.machine, first)} » et « ${stepLabel(flow.machine, second)} »`,
    ).toEqual(inReverse)
})

test('Two regions that write the same field are detected', () => {
  type Event = { type: 'left.chosen' } | { type: 'right.chosen' }
  const machine = setup({
    types: {} as { context: { last: string }; events: Event },
    actions: { remember: assign((_, { last }: { last: string }) => ({ last })) },
  }).createMachine({
    context: { last: '' },
    type: 'parallel',
    states: {
      left: {
        initial: 'open',
        states: {
          open: {
            on: {
              'left.chosen': { target: 'chosen', actions: { type: 'remember', params: { last: 'left' } } },
            },
          },
          chosen: {},
        },
      },
      right: {
        initial: 'open',
        states: {
          open: {
            on: {
              'right.chosen': { target: 'chosen', actions: { type: 'remember', params: { last: 'right' } } },
            },
          },
          chosen: {},
        },
      },
    },
  })
  const [pair, ...others] = independentPairs(explore(machine))
  expect(others).toEqual([])
  expect(pair?.inOrder.value).toEqual(pair?.inReverse.value)
  expect(pair?.inOrder.context).not.toEqual(pair?.inReverse.context)
})
