import { gdprChoiceMachine } from '../../../machines/account/gdpr-choice.ts'
import { territoriesMachine } from '../../../machines/giver/territories.ts'
import { userFormMachine } from '../../../machines/users/user-form.ts'
import { userGdprMachine } from '../../../machines/users/user-gdpr.ts'
import { GdprChoice } from '../../../src/screens/account/gdpr-choice.tsx'
import { Territories } from '../../../src/screens/giver/territories/territories.tsx'
import { UserForm } from '../../../src/screens/users/user-form.tsx'
import { UserGdpr } from '../../../src/screens/users/user-gdpr.tsx'
import { subject } from '../../models/pages/user-commands.ts'
import { choices, windows } from '../../models/pages/users.ts'
import { giverRecord, territories } from '../../world/answers.ts'
import type { Interaction } from './interaction.ts'
import { renderScreen } from './render-screen.tsx'

export const disabledControls: readonly Interaction[] = [
  {
    title: 'while one’s choice is on its way, the other cannot be made',
    run: async (person) => {
      renderScreen(gdprChoiceMachine, { value: 'pending' }, (actor) => (
        <GdprChoice actor={actor} roleCode="receiver" />
      ))
      await person.click('button', 'Accepter')
      await person.seesDisabled('button', 'Refuser')
    },
  },
  {
    title: 'while the choice of somebody is on its way, the other cannot be noted',
    run: async (person) => {
      renderScreen(userGdprMachine, { user: { ...subject, gdpr_state: 'pending' } }, (actor) => (
        <UserGdpr actor={actor} />
      ))
      await person.click('button', 'Noter l’accord')
      await person.seesDisabled('button', 'Noter le refus')
    },
  },
  {
    title: 'nobody changes their own role or their own federation',
    run: async (person) => {
      const input = { user: subject, editor: { ...windows, callerId: subject.id } }
      const end = renderScreen(userFormMachine, input, (actor) => <UserForm actor={actor} />)
      await end('listRoles', { output: choices.roles })
      await end('listFederations', { output: choices.federations })
      await person.seesDisabled('combobox', 'Rôle')
      await person.seesDisabled('combobox', 'Fédération')
    },
  },
  {
    title: 'a territory is added once its commune is chosen',
    run: async (person) => {
      const input = { mainCityId: territories[0]!.id, federationId: 1, nearTerritories: false }
      const end = renderScreen(territoriesMachine, input, (actor) => <Territories actor={actor} />)
      await end('readGiver', { output: giverRecord })
      await person.click('button', 'Ajouter un territoire')
      await person.seesDisabled('button', 'Ajouter')
    },
  },
]
