import { WORKBOOK } from '../../../contract/endpoint.ts'
import { searchCities } from '../../../contract/shared/cities.ts'
import { exportUsers, listUsers, readUser, type UsersFile } from '../../../contract/users/managed-users.ts'
import { listUserHunts } from '../../../contract/users/user-hunts.ts'
import { createUser, updateUser } from '../../../contract/users/user-entry.ts'
import { citySearchMachine } from '../../../machines/shared/city-search.ts'
import { userChoicesMachine } from '../../../machines/users/user-choices.ts'
import { userDetailMachine } from '../../../machines/users/user-detail.ts'
import { userFormMachine } from '../../../machines/users/user-form.ts'
import { userHuntsMachine } from '../../../machines/users/user-hunts.ts'
import { userWindowsMachine } from '../../../machines/users/user-windows.ts'
import { usersExportMachine } from '../../../machines/users/users-export.ts'
import { usersMachine } from '../../../machines/users/users.ts'
import { calling, callingAny } from '../calls.ts'
import { download } from '../shared/download.ts'
import { shell } from '../shell.ts'
import { userCommands } from './user-commands.ts'
import { listFederations } from '../../../contract/shared/federations.ts'
import { listRoles } from '../../../contract/shared/roles.ts'

/** The roles and federations offered by forms and filters, with their calls. */
export const userChoices = userChoicesMachine.provide({
  actions: shell,
  actors: { listRoles: calling(listRoles), listFederations: calling(listFederations) },
})

const userForm = userFormMachine.provide({
  actions: shell,
  actors: {
    userChoices,
    createUser: calling(createUser),
    updateUser: calling(updateUser),
    readUser: calling(readUser),
    citySearch: citySearchMachine.provide({ actors: { searchCities: calling(searchCities) } }),
  },
})

/** The windows over lists of users, with their calls. */
export const userWindows = userWindowsMachine.provide({
  actions: shell,
  actors: {
    readUser: calling(readUser),
    userForm,
    userDetail: userDetailMachine.provide({
      actions: shell,
      actors: {
        readUser: calling(readUser),
        userCommands,
        userHunts: userHuntsMachine.provide({
          actions: shell,
          actors: { call: callingAny(listUserHunts) },
        }),
      },
    }),
  },
})

/** The users list with its windows and their calls. */
export const users = usersMachine.provide({
  actions: shell,
  actors: {
    listUsers: calling(listUsers),
    userWindows,
    usersExport: usersExportMachine.provide({
      actions: {
        ...shell,
        keepAnswer: (_, { answer: { name, csv, xlsx } }: { answer: UsersFile }) =>
          xlsx === undefined
            ? download(name, csv, 'text/csv;charset=utf-8')
            : download(
                name.replace(/csv$/, 'xlsx'),
                Uint8Array.from(atob(xlsx), (sign) => sign.charCodeAt(0)),
                WORKBOOK,
              ),
      },
      actors: { call: callingAny(exportUsers) },
    }),
  },
})
