import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { type ActorRefFrom, type AnyStateMachine, createActor, type InputFrom } from 'xstate'
import type { EndpointName } from '../../../contract/endpoints.ts'
import { inHand, type Outcome } from '../../model/in-hand.ts'
import type { Which } from '../../model/model.ts'

/** Shows a screen with its machine, of which every call waits to be ended by what this answers. */
export function shown<M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M>,
  show: (actor: ActorRefFrom<M>) => ReactNode,
) {
  const hand = inHand(machine, 'real')
  const actor = createActor(hand.machine, { input }).start()
  render(<MemoryRouter>{show(actor as never)}</MemoryRouter>)
  return (name: EndpointName | 'userChoices', outcome: Outcome, which?: Which) =>
    act(() => hand.settle(name, outcome, which))
}
