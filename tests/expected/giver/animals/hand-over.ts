import { call } from '../../patterns/call.ts'

const choosing = { 'search.typed': '=', 'person.chosen': 'confirming', 'window.closed': 'abandoned' }

/** Decision 0034: an animal is handed over to a contact of its hunt, a boar with its message. */
export const handOver = {
  '*': { start: 'loading' },
  loading: {
    ...call('readDonations', 'ranking', 'unavailable'),
    'window.closed': 'abandoned',
  },
  unavailable: { 'loading.retried': 'loading', 'window.closed': 'abandoned' },
  // Accepted offers are optional information, so the list does not wait for them.
  ranking: {
    'listHuntOffers done': 'choosing',
    'listHuntOffers failed': 'choosing',
    ...choosing,
  },
  choosing,
  confirming: { 'question.confirmed': 'sending', 'question.cancelled': 'choosing' },
  sending: call(
    'handAnimalOver',
    'done then announce',
    'outdated if wasMissing',
    'refused if wasRefused',
    'refused if wasInConflict',
    'failed',
  ),
  // The server may have executed it even if its answer was lost.
  failed: { 'command.retried': 'sending', 'command.closed': 'outdated' },
  refused: { 'command.closed': 'outdated' },
  done: { ends: { changed: true } },
  outdated: { ends: { changed: true } },
  abandoned: { ends: { changed: false } },
}
