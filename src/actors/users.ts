import { searchCities } from '../../contract/cities.ts'
import { listFederations } from '../../contract/federations.ts'
import { listUsers, readUser } from '../../contract/managed-users.ts'
import { listRoles } from '../../contract/roles.ts'
import { createUser, updateUser } from '../../contract/user-entry.ts'
import { citySearchMachine } from '../../machines/city-search.ts'
import { userChoicesMachine } from '../../machines/user-choices.ts'
import { userDetailMachine } from '../../machines/user-detail.ts'
import { userFormMachine } from '../../machines/user-form.ts'
import { userWindowsMachine } from '../../machines/user-windows.ts'
import { usersMachine } from '../../machines/users.ts'
import { calling } from './calls.ts'
import { shell } from './shell.ts'
import { userActs } from './user-acts.ts'

const userForm = userFormMachine.provide({
  actions: shell,
  actors: {
    userChoices: userChoicesMachine.provide({
      actions: shell,
      actors: { listRoles: calling(listRoles), listFederations: calling(listFederations) },
    }),
    createUser: calling(createUser),
    updateUser: calling(updateUser),
    citySearch: citySearchMachine.provide({ actors: { searchCities: calling(searchCities) } }),
  },
})

/** The users list with its windows and their calls. */
export const users = usersMachine.provide({
  actions: shell,
  actors: {
    listUsers: calling(listUsers),
    userWindows: userWindowsMachine.provide({
      actors: {
        userForm,
        userDetail: userDetailMachine.provide({
          actions: shell,
          actors: { readUser: calling(readUser), userActs },
        }),
      },
    }),
  },
})
