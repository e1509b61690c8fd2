import { asked } from '../../world/hunts.ts'
import { statistician, waiting } from '../../world/people.ts'
import { type Operation, member } from './commands.ts'
import { type Account, contactsOf, type Model, stateOf } from './model.ts'

/** Commands of staff on a user. */
type OnUser = Extract<Operation, { whom: number } | { do: 'change role' }>

/**
 * Commands of staff on an account (spec §4): of their federation, not deleted, and not blocked except for
 * anonymisation.
 */
export function actOnUser(model: Model, self: Account, command: OnUser): string {
  const whom = 'whom' in command ? command.whom : statistician.id
  const one = model.accounts.get(whom)!
  if (!isWithin(self, one)) return '404'
  if (command.do === 'validate' || command.do === 'ban') {
    if (one.validation === null) return '404'
    const open = command.do === 'ban' ? ['waiting'] : ['waiting', 'ban']
    if (one.state !== 'active' || !open.includes(one.validation)) return '409'
    one.validation = command.do === 'ban' ? 'ban' : 'manual'
    return '200'
  }
  // Nobody can lock themselves out.
  if (one === self || one.state === 'deleted') return '409'
  if (command.do === 'record choice') {
    one.gdpr = command.gdpr
    return '200'
  }
  // A blocked person may be anonymised (decision 0030).
  if (one.state === 'blocked' && command.do !== 'anonymise') return '409'
  if (command.do === 'change role') one.role = command.role
  else if (command.do === 'block') one.state = 'blocked'
  else {
    one.state = 'deleted'
    erase(model, whom)
  }
  return '200'
}

export const isWithin = (self: { federation: number | null }, other: { federation: number | null }) =>
  self.federation === null || self.federation === other.federation

export function remove(model: Model, hunt: string) {
  model.hunts.delete(hunt)
  for (const receiver of contactsOf(model, hunt)) model.contacts.delete(`${hunt}/${receiver}`)
}

/** Removes what anonymisation erases: everything except quantities given and received (design §5). */
export function erase(model: Model, whom: number): void {
  const one = model.accounts.get(whom)!
  for (const [id, hunt] of model.hunts) {
    if (hunt.giver !== whom) continue
    if (stateOf(model, hunt) === 'planned') remove(model, id)
    else hunt.key = null
  }
  if (one.nit !== null) {
    if (whom === waiting.id && one.nit === member[1].nit) model.members.delete(`1/${one.nit}`)
    one.nit = ''
  }
  for (const key of model.reveals.keys()) if (key.endsWith(`/${whom}`)) model.reveals.delete(key)
  for (const key of model.contacts.keys()) {
    const [hunt, receiver] = key.split('/') as [string, string]
    const gifts = model.hunts.get(hunt)!.report ?? []
    // A pending correction states that they received something.
    const isAskedFor = whom === asked.receiver_id && hunt === `${asked.hunt_id}`
    if (Number(receiver) === whom && !isAskedFor && !gifts.some(([who]) => who === whom))
      model.contacts.delete(key)
  }
  if (model.wishes.has(whom)) model.wishes.set(whom, [])
  if (model.available.has(whom)) model.available.set(whom, false)
}
