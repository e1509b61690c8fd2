import { setup } from 'xstate'

/** Whether the browser reports a network connection; the page shows a notice if not. */
export const connectivityMachine = setup({
  types: {} as {
    events: { type: 'network.lost' } | { type: 'network.restored' }
  },
}).createMachine({
  id: 'connectivity',
  description: 'L’appareil a-t-il du réseau ?',
  initial: 'online',
  states: {
    online: { description: 'Le réseau est là.', on: { 'network.lost': 'offline' } },
    offline: {
      description: 'Le réseau est perdu ; la page le dit et garde ce qui est saisi.',
      on: { 'network.restored': 'online' },
    },
  },
})
