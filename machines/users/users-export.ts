import { WORKBOOK } from '../../contract/endpoint.ts'
import { exportUsers, type UsersQuery } from '../../contract/users/managed-users.ts'
import { repeatableCommand } from '../patterns/repeatable-command.ts'

/** What to export: the list with its search, filters and order, without pagination. */
export type UsersAsked = { body: Omit<UsersQuery, 'page' | 'perPage'> }

/** The export request of the current list. */
export const askedOf = ({ page: _page, perPage: _perPage, ...asked }: UsersQuery): UsersAsked['body'] => asked

/** Exports the users list as a spreadsheet table. */
export const usersExportMachine = repeatableCommand({
  id: 'usersExport',
  call: exportUsers,
  description: 'Le personnel télécharge les utilisateurs de la liste en tableau.',
  announced: 'Le tableau est prêt.',
  file: ({ name, csv, xlsx }) =>
    xlsx === undefined
      ? { name, content: csv, type: 'text/csv;charset=utf-8' }
      : {
          name: name.replace(/csv$/, 'xlsx'),
          content: Uint8Array.from(atob(xlsx), (sign) => sign.charCodeAt(0)),
          type: WORKBOOK,
        },
  states: { fresh: 'Aucun tableau n’a encore été demandé.', done: 'Le tableau est prêt et téléchargé.' },
})
