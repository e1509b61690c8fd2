import { checkedDeletion } from '../patterns/checked-deletion.ts'

/** Spec §4 « Federation: uninitialised (0 cities) allows initialise and delete », §8 « Deletion refused by a pre-check ». */
export const federationDeletion = checkedDeletion('readFederationActions', 'deleteFederation')
