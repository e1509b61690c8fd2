import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Window } from 'happy-dom'
import { vi } from 'vitest'

/** A server that hears every call of the page and answers none. */
export async function silentServer() {
  let heard = Promise.withResolvers<IncomingMessage>()
  const server = createServer((request) => heard.resolve(request))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  vi.stubGlobal('fetch', new Window({ url: `http://127.0.0.1:${port}` }).fetch)
  return {
    /** The next call that arrives; `dropped` once the page no longer waits for it. */
    async heard() {
      const { socket, method, url } = await heard.promise
      heard = Promise.withResolvers()
      return { call: `${method} ${url}`, dropped: new Promise((drop) => socket.once('close', drop)) }
    },
    close() {
      vi.unstubAllGlobals()
      server.closeAllConnections()
      server.close()
    },
  }
}
