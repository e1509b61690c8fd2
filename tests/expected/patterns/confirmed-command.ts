import { call } from './call.ts'

/** What becomes of a command that was sent, by its call, or given up before. */
export const sentCommand = (name: string) => ({
  // If the row is gone, the page is reloaded; a refusal is explained; any other failure can be retried.
  sending: call(name, 'done then announce', 'outdated if wasMissing', 'refused if wasInConflict', 'failed'),
  // The server may have executed it even if its answer was lost.
  failed: { 'command.retried': 'sending', 'command.closed': 'outdated' },
  refused: { 'command.closed': 'outdated' },
  done: { ends: { changed: true } },
  outdated: { ends: { changed: true } },
  abandoned: { ends: { changed: false } },
})

/** A command with a confirmation (spec §8 « Confirm dialog »), by its call. */
export const confirmedCommand = (name: string) => ({
  '*': { start: 'confirming' },
  confirming: { 'question.confirmed': 'sending', 'question.cancelled': 'abandoned' },
  ...sentCommand(name),
})
