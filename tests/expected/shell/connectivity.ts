import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** The spec is silent: the page says whether the device is connected. */
export const connectivity: ExpectedTransitions = {
  '*': { start: 'online' },
  online: { 'network.lost': 'offline' },
  offline: { 'network.restored': 'online' },
}
