import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** How a mail server behaves: it is gone, says nothing, or refuses every mail for now. */
export type Behaviour = 'usual' | 'gone' | 'silent' | 'refusing'

/** A mail server that stores received mails; it can keep senders waiting, refuse the next one, or behave otherwise. */
export async function startSmtp() {
  const received: string[] = []
  const sockets = new Set<Socket>()
  let isRefusing = false
  let behaviour: Behaviour = 'usual'
  let held: (() => void)[] | null = null

  const server = createServer((socket) => {
    sockets.add(socket)
    let data: string | null = null
    let unread = ''
    const say = (line: string) => {
      if (behaviour !== 'silent') socket.write(`${line}\r\n`)
    }
    const read = (line: string) => {
      if (data !== null) {
        if (line !== '.') return void (data += `${line}\r\n`)
        if (behaviour !== 'refusing') received.push(data)
        data = null
        const isKept = !isRefusing && behaviour !== 'refusing'
        isRefusing = false
        const answer = () => say(isKept ? '250 kept' : '451 later, nadia@example.org')
        return held ? void held.push(answer) : answer()
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
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const stop = async () => {
    for (const socket of sockets) socket.destroy()
    if (!server.listening) return
    server.close()
    await once(server, 'close')
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Every transmitted mail, including refused ones. */
    received,
    refuseNext: () => void (isRefusing = true),
    /** Leaves whoever has transmitted a mail without an answer, from now on. */
    hold: () => void (held = []),
    /** Answers whoever has waited longest. */
    answerHeld: () => held?.shift()?.(),
    /** Behaves so from now on; connections that are open are cut. */
    async behave(next: Behaviour): Promise<void> {
      await stop()
      behaviour = next
      if (next !== 'gone') await listen(port)
    },
    stop,
  }
}
