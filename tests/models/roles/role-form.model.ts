import type { SnapshotFrom } from 'xstate'
import { roleFormMachine } from '../../../machines/roles/role-form.ts'
import { flow } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'
import { roleRows } from '../../world/roles.ts'
import { formGestures, formAssertions, refusals } from '../patterns/entry-form.ts'

type State = SnapshotFrom<typeof roleFormMachine>
const { free, giver } = roleRows

const seesEntry = async (person: Person, { context }: State) => {
  const { role, copied } = context
  const title = role ? 'Modifier le rôle' : 'Ajouter un rôle'
  const window = person.within('dialog', copied ? `Copier le rôle ${copied.label}` : title)
  await window.seesValue('Code', context.code)
  await window.seesValue('Nom', context.label)
  if (context.role?.code === 'giver') await window.seesDisabled('textbox', 'Code')
}
const assertions = formAssertions(
  seesEntry,
  'Ce rôle ne peut pas être enregistré ainsi.',
  'Ce rôle a été modifié ou supprimé entre-temps',
)
const taken = refusals({ code: ['Ce code est déjà celui d’un autre rôle.'] })

export const roleForm = flow(roleFormMachine, {
  name: 'role-form',
  inputs: [
    { role: null, copied: null },
    { role: free, copied: null },
    { role: giver, copied: null },
    { role: null, copied: free },
  ],
  samples: {
    events: {
      // An invalid code is typed only once, for a new role.
      'code.typed': ({ context: { role, copied, code } }) => [
        ...(role === null && copied === null && code === '' ? [{ value: 'Garde forestier' }] : []),
        ...(code === 'land_agent' ? [] : [{ value: 'land_agent' }]),
      ],
      'label.typed': [{ value: 'Garde' }, { value: ' ' }],
    },
    failures: { createRole: taken, updateRole: taken },
  },
  gestures: {
    'code.typed': (driver, { value }) => driver.fill('Code', value),
    'label.typed': (driver, { value }) => driver.fill('Nom', value),
    ...formGestures,
  },
  expects: {
    ...assertions,
    'editing.incomplete': async (person, state) => {
      await assertions['editing.incomplete'](person, state)
      const { code, label } = state.context.errors
      if (code)
        await person.seesText(
          state.context.code === 'Garde forestier'
            ? 'Le code s’écrit en minuscules sans accent'
            : 'Saisissez un code.',
        )
      if (label) await person.seesText('Saisissez un nom.')
    },
  },
  screen: async () => (await import('../../../src/screens/roles/role-form.tsx')).RoleForm,
  browser: {
    as: 'admin',
    navigate: async (driver, { input: { role, copied } }) => {
      await driver.open('/roles')
      await driver.interceptCalls()
      if (copied) return driver.click('button', `Copier le rôle ${copied.label}`)
      await driver.click('button', role ? `Modifier le rôle ${role.label}` : 'Ajouter un rôle')
    },
  },
})
