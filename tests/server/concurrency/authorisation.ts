import type { Operation } from './commands.ts'
import { devices } from './actors.ts'
import type { Model } from './model.ts'
import type { Bound } from './rules.ts'

const powers: Record<string, readonly string[]> = {
  admin: ['users', 'statistics', 'members'],
  federation_admin: ['users', 'statistics', 'members'],
  statistics_viewer: ['statistics'],
}
const needs: Partial<Record<Operation['do'], 'giver' | 'receiver' | 'users' | 'statistics' | 'members'>> = {
  ...Object.fromEntries(
    ['plan', 'edit', 'delete', 'obtain', 'read contacts', 'reveal', 'report', 'list hunts'].map((one) => [
      one,
      'giver',
    ]),
  ),
  ...Object.fromEntries(['count hunters', 'wish', 'be available'].map((one) => [one, 'receiver'])),
  ...Object.fromEntries(
    ['block', 'anonymise', 'validate', 'ban', 'record choice', 'change role', 'list waiting'].map((one) => [
      one,
      'users',
    ]),
  ),
  'count animals': 'statistics',
  'import members': 'members',
}

/** Why a caller is refused before anything is read (spec §4, §6); null if they are allowed. */
export function refusal(model: Model, { command }: Bound): '401' | '403' | null {
  if (command.by === null) return null
  const { state, role, validation } = model.accounts.get(devices[command.by].id)!
  if (state !== 'active') return '401'
  const need = needs[command.do]
  if (need === undefined) return null
  if (need === 'giver')
    return validation === null || validation === 'waiting' || validation === 'ban' ? '403' : null
  if (need === 'receiver') return role === 'receiver' ? null : '403'
  return powers[role]?.includes(need) ? null : '403'
}
