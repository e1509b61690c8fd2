import type { UsersFile, UsersQuery } from '../../contract/users/managed-users.ts'
import { repeatableCommand } from '../patterns/repeatable-command.ts'

/** What is exported: the list as it is searched, filtered and sorted, without its pages. */
export type UsersAsked = { body: Omit<UsersQuery, 'page' | 'perPage'> }

/** What is exported of a page of the list. */
export const askedOf = ({ page: _page, perPage: _perPage, ...asked }: UsersQuery): UsersAsked['body'] => asked

/** Downloads the users of the list as a table for a spreadsheet. */
export const usersExportMachine = repeatableCommand<UsersAsked, UsersFile>({
  id: 'usersExport',
  call: 'exportUsers',
  description: 'Le personnel télécharge les utilisateurs de la liste en tableau.',
  announced: 'Le tableau est prêt.',
  states: { fresh: 'Aucun tableau n’a encore été demandé.', done: 'Le tableau est prêt et téléchargé.' },
})
