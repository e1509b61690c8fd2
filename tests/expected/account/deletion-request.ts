import { confirmedChoice } from '../patterns/confirmed-choice.ts'

/** Spec §2 « My account »: a person asks for the deletion of their account, or no longer. */
export const deletionRequest = confirmedChoice('setDeletionRequest')
