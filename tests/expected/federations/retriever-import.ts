import { longWork } from '../patterns/long-work.ts'

/** Spec §2 « Federations list »: « Initialise and import can take up to 30 seconds », §5 « Retriever import ». */
export const retrieverImport = longWork('importRetrievers', {
  'retrieverCheck done': ['starting if isConfirmed', 'left if wasSent', 'abandoned'],
})
