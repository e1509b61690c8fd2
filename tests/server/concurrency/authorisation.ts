import type { Operation } from './commands.ts'
import { devices } from './actors.ts'
import type { Model } from './model.ts'
import type { Bound } from './rules.ts'

const powers: Record<string, readonly string[]> = {
  admin: ['users', 'statistics', 'members'],
  federation_admin: ['users', 'statistics', 'members'],
  statistics_viewer: ['statistics'],
}
type Need = 'giver' | 'receiver' | 'users' | 'statistics' | 'members'
const needs: Record<Need, readonly Operation['do'][]> = {
  giver: ['plan', 'edit', 'delete', 'obtain', 'read contacts', 'reveal', 'report', 'list hunts'],
  receiver: ['count hunters', 'wish', 'be available'],
  users: ['block', 'anonymise', 'validate', 'ban', 'record choice', 'change role', 'list waiting'],
  statistics: ['count animals'],
  members: ['import members'],
}

/** Why a caller is refused before anything is read (spec §4, §6); null if they are allowed. */
export function refusal(model: Model, { command }: Bound): '401' | '403' | null {
  if (command.by === null) return null
  const { state, role, validation } = model.accounts.get(devices[command.by].id)!
  if (state !== 'active') return '401'
  const [need] = Object.entries(needs).find(([, all]) => all.includes(command.do)) ?? []
  const isAllowed =
    need === undefined ||
    (need === 'giver' && ['auto', 'manual'].includes(validation ?? '')) ||
    (need === 'receiver' && role === 'receiver') ||
    powers[role]?.includes(need)
  return isAllowed ? null : '403'
}
