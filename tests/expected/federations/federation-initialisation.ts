import { longWork } from '../patterns/long-work.ts'

/** Spec §2 « Federations list »: « Initialise and import can take up to 30 seconds », §4 « Federation ». */
export const federationInitialisation = longWork('initFederation', {
  'question.confirmed': 'starting',
  // Once requested, the job may have been executed, so the list is reloaded.
  'question.cancelled': ['left if wasSent', 'abandoned'],
})
