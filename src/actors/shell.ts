import { type ActorRefFrom, createActor } from 'xstate'
import type { Download } from '../../machines/patterns/failures.ts'
import { connectivityMachine } from '../../machines/shell/connectivity.ts'
import { errorModalMachine } from '../../machines/shell/error-modal.ts'

/** The shared error handler of the page (spec §8). */
export const errorModal = createActor(
  errorModalMachine.provide({ actions: { reload: () => location.reload() } }),
).start()

/** Sends the browser's network state to an actor, now and on each change, until the returned function is called. */
export function watchNetwork(actor: ActorRefFrom<typeof connectivityMachine>): () => void {
  const tell = () => actor.send({ type: navigator.onLine ? 'network.restored' : 'network.lost' })
  addEventListener('online', tell)
  addEventListener('offline', tell)
  tell()
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}

/** Whether the device has a network. */
export const connectivity = createActor(connectivityMachine).start()
watchNetwork(connectivity)

/** What every chart is given: to report a failure, show a toast, offer a file. */
export const shell = {
  reportFailure: (_: unknown, { error }: { error: unknown }) =>
    errorModal.send({ type: 'failure.reported', error }),
  announce: async (_: unknown, { text }: { text: string }) =>
    (await import('../ui/notices/toaster.tsx')).announce(text),
  download: async (_: unknown, { file }: { file: Download }) =>
    (await import('./download.ts')).download(file),
}
