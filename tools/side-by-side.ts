import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { delimiter, dirname, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'

/**
 * `node tools/side-by-side.ts types lint --live build`: runs scripts of package.json, as many at once as
 * there are cores. The one after `--live` takes longest: it starts first, and its output is printed as it
 * comes. The others follow in the given order; the output of each is printed in one piece after it has
 * ended. All scripts run, even after a failure; the exit code is that of the whole.
 */
const { values, positionals } = parseArgs({
  options: { live: { type: 'string' } },
  allowPositionals: true,
})
const waiting = [...(values.live === undefined ? [] : [values.live]), ...positionals]
const failed: string[] = []

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const PATH = [resolve('node_modules/.bin'), dirname(process.execPath), process.env['PATH']].join(delimiter)

/** npm starts slower, and `node --run` ends with 0 when a signal ended its command. */
async function run(script: string) {
  const began = performance.now()
  const isLive = script === values.live
  // Scripts write to a pipe, so colours are enabled explicitly if the output is a terminal.
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(`(${scripts[script]}) 2>&1`, {
    shell: true,
    stdio: ['ignore', isLive ? 'inherit' : 'pipe', 'inherit'],
    env: { ...process.env, PATH, ...colours },
  })
  const [output, code] = await Promise.all([
    child.stdout ? buffer(child.stdout) : '',
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ])
  if (code !== 0) failed.push(script)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  process.stdout.write(`\n> ${script}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n`)
  process.stdout.write(output)
}

async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) await run(next)
}

await Promise.all(Array.from({ length: availableParallelism() }, work))
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
