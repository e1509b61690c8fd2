import { federationKept } from '../../../contract/federations/federations.ts'
import { federationDeletionMachine } from '../../../machines/federations/federation-deletion.ts'
import { uninitialised } from '../../world/federations.ts'
import { checkedDeletionFlow } from '../patterns/checked-deletion.ts'
import { act } from '../pages/federations.ts'
import { theFederation } from '../../../contract/words-in-french.ts'

export const federationDeletion = checkedDeletionFlow(federationDeletionMachine, {
  name: 'federation-deletion',
  subject: uninitialised,
  action: 'delete_federation',
  obstacles: federationKept,
  title: 'Supprimer la fédération',
  consequence: `La fédération « ${uninitialised.name} » (23) sera supprimée, avec son logo.`,
  screen: async () =>
    (await import('../../../src/screens/federations/federation-deletion.tsx')).FederationDeletion,
  browser: {
    as: 'admin',
    navigate: async (driver) => {
      await driver.open('/federations')
      await driver.interceptCalls()
      await act(driver, uninitialised, `Supprimer ${theFederation(uninitialised.name)}`)
    },
  },
})
