import { createElement } from 'react'
import { federationKept } from '../../../contract/federations/federations.ts'
import { federationDeletionMachine } from '../../../machines/federations/federation-deletion.ts'
import { flow } from '../../model/model.ts'
import { uninitialised } from '../../world/federations.ts'

const reasons = Object.keys(federationKept) as (keyof typeof federationKept)[]
const question = 'Êtes-vous sûrs ?'

export const federationDeletion = flow(federationDeletionMachine, {
  name: 'federation-deletion',
  input: { subject: uninitialised },
  samples: {
    events: {},
    answers: {
      check: [
        { delete_federation: { available: true, reason: null } },
        ...reasons.map((reason) => ({ delete_federation: { available: false, reason } })),
      ],
      deletion: [{ changed: true }, { changed: false }],
    },
  },
  gestures: {
    'deletion.retried': (driver) => driver.click('button', 'Réessayer'),
    'deletion.closed': (driver, _, state) =>
      driver.click('button', state.matches('impossible') ? 'Fermer' : 'Annuler'),
  },
  endings: {
    'xstate.done.actor.deletion': async (driver, { output }) => {
      const asked = driver.within('alertdialog', question)
      if (!(output as { changed: boolean }).changed) return asked.click('button', 'Annuler')
      await asked.click('button', 'Supprimer')
      return driver.answer('deleteFederation')
    },
  },
  expects: {
    checking: async (person) => {
      await person.within('dialog', 'Supprimer la fédération').seesText('Vérification…')
      await person.sees('button', 'Annuler')
    },
    failed: async (person) => {
      await person.seesText('La vérification n’a pas abouti.')
      await person.sees('button', 'Réessayer')
    },
    impossible: async (person, { context }) => {
      await person.seesText('Suppression impossible.')
      await person.seesText(federationKept[context.reason as keyof typeof federationKept])
      await person.doesNotSee('button', 'Supprimer')
    },
    deleting: async (person) => {
      const asked = person.within('alertdialog', question)
      await asked.seesText(`La fédération « ${uninitialised.name} » (23) sera supprimée, avec son logo.`)
      await asked.sees('button', 'Supprimer')
    },
    outdated: null,
    abandoned: null,
  },
  screen: async () => {
    const { FederationDeletion } = await import('../../../src/screens/federations/federation-deletion.tsx')
    return ({ actor }) => createElement(FederationDeletion, { actor })
  },
  browser: {
    as: 'admin',
    navigate: async (driver) => {
      await driver.open('/federations')
      await driver.interceptCalls()
      await driver.click('button', `Supprimer ${uninitialised.name}`)
    },
    extraCalls: ['deleteFederation'],
  },
})
