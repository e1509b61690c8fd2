import { longWork } from '../patterns/long-work.ts'

/** Spec §2 « Federations list »: « Initialise and import can take up to 30 seconds », §4 « Federation ». */
export const federationInitialisation = longWork('initFederation', {
  'question.confirmed': 'starting',
  // Once it was asked for, nobody knows whether it was done: the list is read again.
  'question.cancelled': ['left if wasSent', 'abandoned'],
})
