import { render } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { type Permission, permissions } from '../../../contract/permissions.ts'
import { userCommandsMachine } from '../../../machines/users/user-commands.ts'
import { UserCommands } from '../../../src/screens/users/user-commands.tsx'
import { subject } from '../../models/pages/user-commands.ts'
import { personOf } from '../run/person.ts'

const person = personOf()

/** Every permission that allows a command on a user, and the name of its button (spec §6). */
const opened: Partial<Record<Permission, string>> = {
  'users.write.gdpr': 'Choix RGPD',
  'users.write.token': 'Lien de connexion',
  'users.write.block': 'Bloquer',
  'users.write': 'Anonymiser',
}

/** The commands on the page, including those behind a window. */
const offered = () =>
  [...document.querySelectorAll('[aria-label="Actions"] button')].map(({ textContent }) => textContent)

describe('the commands on a user', () => {
  test.each(permissions)('with only %s are the same behind a window', async (permission) => {
    const viewer = { callerId: 0, permissions: [permission] }
    const actor = createActor(userCommandsMachine, { input: { viewer, user: subject } }).start()
    render(<UserCommands actor={actor} />)
    const expected = ['Historique', opened[permission]].filter((name) => name !== undefined)
    expect(offered()).toEqual(expected)
    for (const name of expected) {
      await person.click('button', name)
      expect(actor.getSnapshot().matches('closed'), name).toBe(false)
      expect(offered(), `behind « ${name} »`).toEqual(expected)
      await person.press('Escape')
      if (!actor.getSnapshot().matches('closed')) await person.click('button', /^(Fermer|Annuler)$/)
      expect(offered()).toEqual(expected)
    }
  })
})
