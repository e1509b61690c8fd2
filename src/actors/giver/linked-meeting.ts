import {
  handLinkedOver,
  readLinkedMeeting,
  reportLinkedAbsence,
} from '../../../contract/giver/meeting-links.ts'
import { linkedMeetingMachine } from '../../../machines/giver/offers/linked-meeting.ts'
import { calling } from '../calls.ts'
import { shell } from '../shell.ts'

/** The meeting of a link, with its calls. */
export const linkedMeeting = linkedMeetingMachine.provide({
  actions: shell,
  actors: {
    readLinkedMeeting: calling(readLinkedMeeting),
    handLinkedOver: calling(handLinkedOver),
    reportLinkedAbsence: calling(reportLinkedAbsence),
  },
})
