import { createElement } from 'react'
import { federationRemovalMachine } from '../../../machines/federations/federation-removal.ts'
import { uninitialised } from '../../world/federations.ts'
import { confirmedCommandFlow } from '../patterns/confirmed-command.ts'

export const federationRemoval = confirmedCommandFlow(federationRemovalMachine, {
  name: 'federation-removal',
  subject: uninitialised,
  confirm: 'Supprimer',
  consequence: `La fédération « ${uninitialised.name} » (23) sera supprimée, avec son logo.`,
  busy: 'Suppression…',
  failed: 'La suppression n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  refused: 'Supprimer la fédération',
  screen: async () => {
    const { FederationRemoval } = await import('../../../src/screens/federations/federation-deletion.tsx')
    return ({ actor }) => createElement(FederationRemoval, { actor })
  },
  browser: {
    as: 'admin',
    navigate: async (driver) => {
      await driver.open('/federations')
      await driver.interceptCalls()
      await driver.click('button', `Supprimer ${uninitialised.name}`)
    },
  },
})
