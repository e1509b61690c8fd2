import { call } from '../patterns/call.ts'

export const receivedAnimals = {
  '*': { start: 'loading' },
  // A link or a reload names one of them: its window opens once, or a sentence says that it is gone.
  loading: call(
    'readReceived',
    ['reporting if isAsked', 'listed then announce if wasAsked', 'listed'],
    'unavailable',
  ),
  unavailable: { 'animals.retried': 'loading' },
  listed: { 'problem.noticed': 'reporting', 'line.doubted': 'contesting' },
  // A sent report is displayed in the list, so the list is reloaded.
  reporting: { 'problemReport done': ['loading if hasChanged', 'listed'] },
  // What givers see of the person has changed, so that the page says it anew.
  contesting: { 'lineContest done': ['loading then notifyChange if hasChanged', 'listed'] },
}
