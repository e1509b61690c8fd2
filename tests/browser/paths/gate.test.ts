import { everyGesture } from '../../model/browser-steps.ts'
import { retrieverImport } from '../../models/federations/retriever-import.model.ts'
import { huntDeletion } from '../../models/giver/hunt-deletion.model.ts'
import { donation } from '../../models/giver/reports/donation.model.ts'
import { doubleTaps } from '../relations/double-taps.ts'
import { walkFlows } from '../support/walk.ts'

/*
 * The flows that the gate walks in the browser. Machines and rendered screens of all flows are tested in the
 * gate; here the built application, the server and the network have to agree with them, in flows of shapes that
 * no story has. Stories of the gate sign in by the form, obtain contacts (`main-job`), and turn, search and
 * reload a list (`users-address`).
 */
const run = walkFlows([
  // The longest form, in a window, whose draft the device keeps.
  donation,
  // A file that is sent, and a long job of the server that is asked about until it ends.
  retrieverImport,
])

// A confirmed command, the pattern that most flows use: the window that is tapped closes meanwhile.
doubleTaps([huntDeletion], everyGesture, run)
