import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { type ActorRefFrom, type AnyStateMachine, createActor, type InputFrom } from 'xstate'
import type { EndpointName } from '../../../contract/endpoints.ts'
import { controlActors, type Outcome } from '../../model/controlled-actors.ts'
import type { CallMatcher } from '../../model/model.ts'

/** Renders a screen with its machine; calls stay pending until the test settles them. */
export function renderScreen<M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M>,
  show: (actor: ActorRefFrom<M>) => ReactNode,
) {
  const driver = controlActors(machine, 'real')
  const actor = createActor(driver.machine, { input }).start()
  render(<MemoryRouter>{show(actor as ActorRefFrom<M>)}</MemoryRouter>)
  return (name: EndpointName | 'userChoices', outcome: Outcome, matches?: CallMatcher) =>
    act(() => driver.settle(name, outcome, matches))
}
