import { setTimeout as pause } from 'node:timers/promises'
import { connect, type TLSSocket } from 'node:tls'
import type { Proxy } from './proxy.ts'

/** The head of a request that plans a hunt, with a body of 100 bytes. */
const hunt = [
  'POST /api/v1/hunts/self HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  'Content-Length: 100',
  '',
  '{"started_at":',
].join('\r\n')

async function open({ port, trusted }: Proxy): Promise<TLSSocket> {
  const socket = connect({ host: 'localhost', port, ca: trusted })
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once('secureConnect', resolve))
  return socket
}

/** So many callers send half a hunt, one after the other, and are gone. */
export async function halfRequests(proxy: Proxy, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const socket = await open(proxy)
    await new Promise<void>((resolve) => socket.write(hunt, () => resolve()))
    socket.destroy()
  }
}

/** So many callers at once send a hunt byte by byte, one a second, for so many milliseconds. */
export async function slowWriters(proxy: Proxy, count: number, duration: number): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: count }, () => open(proxy)))
  for (const socket of sockets) socket.write(hunt)
  for (let passed = 0; passed < duration; passed += 1000) {
    for (const socket of sockets) socket.write(' ')
    await pause(1000)
  }
  for (const socket of sockets) socket.destroy()
}

/** So many callers at once ask for the largest page, and read nothing of it for so many milliseconds. */
export async function slowReaders(proxy: Proxy, count: number, duration: number): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: count }, () => open(proxy)))
  for (const socket of sockets) {
    socket.pause()
    for (let i = 0; i < 20; i++) socket.write('GET /api/docs/json HTTP/1.1\r\nHost: localhost\r\n\r\n')
  }
  await pause(duration)
  for (const socket of sockets) socket.destroy()
}
