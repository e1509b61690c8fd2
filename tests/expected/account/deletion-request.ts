import { confirmedChoice } from '../patterns/confirmed-choice.ts'

/** Spec §2 « My account »: a person requests the deletion of their account, or withdraws the request. */
export const deletionRequest = confirmedChoice('setDeletionRequest')
