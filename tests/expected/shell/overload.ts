/**
 * A server with too much to do says when to come back. The page says so once, however many readings wait, until
 * the last of them is read again; the person may ask for all at once.
 */
export const overload = {
  '*': { start: 'silent', 'reading.refused': 'waiting' },
  waiting: {
    'reading.resumed': ['silent if isLast', '='],
    'readings.retried': 'silent then emitRetry',
  },
}
