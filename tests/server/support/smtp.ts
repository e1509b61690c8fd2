import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** A mail server that stores received mails; it can refuse the next one temporarily. */
export async function startSmtp() {
  const received: string[] = []
  const sockets = new Set<Socket>()
  let isRefusing = false

  const server = createServer((socket) => {
    sockets.add(socket)
    let data: string | null = null
    let unread = ''
    const say = (line: string) => void socket.write(`${line}\r\n`)
    const read = (line: string) => {
      if (data !== null) {
        if (line !== '.') return void (data += `${line}\r\n`)
        received.push(data)
        data = null
        say(isRefusing ? '451 later, nadia@example.org' : '250 kept')
        isRefusing = false
        return
      }
      if (line === 'DATA') {
        data = ''
        return say('354 go on')
      }
      if (line === 'QUIT') return void socket.end('221 bye\r\n')
      return say('250 yes')
    }
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      const lines = (unread + chunk.toString()).split('\r\n')
      unread = lines.pop() ?? ''
      lines.forEach(read)
    })
    say('220 test')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Every transmitted mail, including refused ones. */
    received,
    refuseNext: () => void (isRefusing = true),
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
