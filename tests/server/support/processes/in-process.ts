import { vi } from 'vitest'
import { type Command, refusalOf } from '../../../../server/command.ts'
import { runStart, type Start } from '../../../../server/service.ts'

/** Environment variables. */
type Settings = Record<string, string>

/** Runs a command of the server in this process, as `runCommand` does in another: its exit code, and what it prints. */
export async function callCommand(command: Command, settings: Settings, ...args: string[]) {
  const lines: string[] = []
  const environment = { DEMO: '0', ...settings }
  const refusal = await refusalOf(command, { args, environment, say: (line) => void lines.push(line) })
  return { code: refusal === null ? 0 : 1, printed: refusal ?? lines.join('\n') }
}

/** Starts a process of the service in this one, where it does not come to run: its exit code, and the lines that it prints. */
export async function refusedStart(start: Start, settings: Settings) {
  const environment = { DEMO: '0', LOG_LEVEL: 'silent', ...settings }
  const lines: unknown[] = []
  const print = vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line))
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ends with ${code}`)
  })
  try {
    const ended = runStart((_, onStop) => start(environment, onStop))
    await ended.catch((error: Error) => lines.push(error.message))
  } finally {
    print.mockRestore()
    exit.mockRestore()
  }
  return lines
}
