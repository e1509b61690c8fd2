import { join } from 'node:path'

/** Tells a server with `heldDelay` that its delay before stopping is over. */
export const DELAY_IS_OVER = 'SIGUSR2'

/** Settings of a server whose delay before stopping ends when the test says so, not by the clock. */
export const heldDelay = {
  STOP_DELAY: '5',
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'hold-delay.ts')}`,
}
