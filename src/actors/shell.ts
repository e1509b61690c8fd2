import { createActor } from 'xstate'
import { connectivityMachine } from '../../machines/connectivity.ts'
import { errorModalMachine } from '../../machines/error-modal.ts'

/** The shared error handler of the page (spec §8). */
export const errorModal = createActor(errorModalMachine).start()

/** Whether the device has a network. */
export const connectivity = createActor(connectivityMachine).start()
const tell = () => connectivity.send({ type: navigator.onLine ? 'network.restored' : 'network.lost' })
addEventListener('online', tell)
addEventListener('offline', tell)
tell()

/** What every machine of the page does through the shell: explain a failure, show a toast. */
export const shell = {
  reportFailure: (_: unknown, { error }: { error: unknown }) =>
    errorModal.send({ type: 'failure.reported', error }),
  announce: async (_: unknown, { text }: { text: string }) => {
    const toaster = await import('../ui/toaster.tsx')
    toaster.announce(text)
  },
}
