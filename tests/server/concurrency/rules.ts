import { limits } from '../../../contract/limits.ts'
import { received } from '../../world/hunts.ts'
import { waiting } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { type Command, type Gift, member, reveals } from './commands.ts'
import { devices, receivers } from './actors.ts'
import { isMatch, isVisible } from './matching.ts'
import { contactsOf, isTerritory, type Model, named, stateOf, today } from './model.ts'
import { actOnUser, isWithin, remove } from './staff-rules.ts'

/** A command with the hunt and contacts that it named when it was issued. */
export type Bound = { command: Command; hunt: string | null; contacts: Map<number, number> }

/** Finds the hunt and contacts that a command names. */
export function bind(model: Model, command: Command): Bound {
  const name = 'hunt' in command ? command.hunt : null
  const hunt =
    name !== null && name in named
      ? String(named[name as keyof typeof named])
      : ([...model.hunts].find(([, { key }]) => key !== null && key === name)?.[0] ?? null)
  const contacts = new Map(
    contactsOf(model, `${hunt}`).map((id) => [id, model.contacts.get(`${hunt}/${id}`)!]),
  )
  return { command, hunt, contacts }
}

/** A receiver of an animal of a hunt stays one of its contacts. */
const hasAnimal = (hunt: string, receiver: number) =>
  received.hunt_id === Number(hunt) && received.receiver_id === receiver

/** Applies a command to the model and answers the expected result. Mutates the model. */
export function act(model: Model, { command, hunt: huntId, contacts }: Bound): string {
  if (command.do === 'wait') {
    model.hours += command.hours
    return ''
  }
  const { id: me } = devices[command.by]
  const self = model.accounts.get(me)!
  const found = huntId === null ? undefined : model.hunts.get(huntId)
  const hunt = found?.giver === me ? found : undefined

  switch (command.do) {
    case 'plan': {
      const { key, day, town, types } = command
      if ([...model.hunts.values()].some((one) => one.giver === me && one.key === key)) return '200'
      if (day < today(model) || !isTerritory(me, place(town).id)) return '422'
      model.hunts.set(`${key}${++model.last}`, {
        giver: me,
        key,
        town: place(town).id,
        day,
        types,
        report: null,
      })
      return '200'
    }
    case 'edit':
      if (!hunt) return '404'
      if (stateOf(model, hunt) !== 'planned') return '409'
      if (command.day < today(model)) return '422'
      Object.assign(hunt, { day: command.day, types: command.types })
      return '200'
    case 'delete':
      if (!hunt) return '404'
      if (stateOf(model, hunt) !== 'planned') return '409'
      remove(model, huntId!)
      return '200'
    case 'obtain':
      if (!hunt) return '404'
      if (hunt.report) return '409'
      for (const { id } of receivers) {
        const key = `${huntId}/${id}`
        if (isMatch(model, id, hunt)) model.contacts.set(key, model.contacts.get(key) ?? ++model.last)
        else if (!model.reveals.has(`${me}/${id}`) && !hasAnimal(huntId!, id)) model.contacts.delete(key)
      }
      return '200'
    case 'reveal': {
      const { receiver } = command
      const number = contacts.get(receiver)
      const isThere = number !== undefined && model.contacts.get(`${huntId}/${receiver}`) === number
      if (!hunt || !isThere || !isVisible(model, receiver)) return '404'
      const shown = `200 ${receivers.find(({ id }) => id === receiver)!.phone}`
      if (model.reveals.has(`${me}/${receiver}`)) return shown
      const within = (hours: number) =>
        [...model.reveals].filter(([key, at]) => key.startsWith(`${me}/`) && at > model.hours - hours).length
      if (within(1) >= reveals.perHour || within(24) >= reveals.perDay) return '429'
      model.reveals.set(`${me}/${receiver}`, model.hours)
      return shown
    }
    case 'report': {
      if (!hunt) return '404'
      const { gifts } = command
      const written = (list: Gift[]) =>
        list
          .map((gift) => gift.join(':'))
          .sort()
          .join()
      const isKnown = ([receiver]: Gift) =>
        contacts.has(receiver) && model.contacts.get(`${huntId}/${receiver}`) === contacts.get(receiver)
      if (hunt.report) return gifts.every(isKnown) && written(gifts) === written(hunt.report) ? '200' : '409'
      if (stateOf(model, hunt) === 'planned') return '409'
      const pairs = gifts.map(([receiver, type]) => `${receiver}:${type}`)
      if (!gifts.every(isKnown) || new Set(pairs).size < pairs.length) return '422'
      hunt.report = gifts
      return '200'
    }
    case 'read contacts': {
      if (!hunt) return '404'
      const given = [...model.hunts.values()].flatMap(({ report }) => report ?? [])
      const rows = contactsOf(model, huntId!)
        .filter((id) => isVisible(model, id))
        .map((id) => {
          const { firstname } = receivers.find((one) => one.id === id)!
          const sum = given.filter(([who]) => who === id).reduce((all, [, , quantity]) => all + quantity, 0)
          const here = (hunt.report ?? [])
            .filter(([who]) => who === id)
            .map(([, type, quantity]) => `${type}:${quantity}`)
          return `${firstname} ${model.reveals.has(`${me}/${id}`) ? 'shown' : 'hidden'} ${sum} [${here.sort()}]`
        })
      return `200 ${rows.sort().join(', ')}`.trim()
    }
    case 'list hunts': {
      const rows = [...model.hunts.values()]
        .filter((one) => one.giver === me && stateOf(model, one) === command.state)
        .map(({ day, types }) => `${day}:${types.toSorted().join('+')}`)
      return `200 ${rows.sort().join(', ')}`.trim()
    }
    case 'count hunters':
      return `200 ${[...model.reveals.keys()].filter((key) => key.endsWith(`/${me}`)).length}`
    case 'wish':
      model.wishes.set(me, command.types)
      return '200'
    case 'be available':
      model.available.set(me, command.always)
      return '200'
    case 'choose':
      self.gdpr = command.gdpr
      return '200'
    case 'change NIT': {
      if (self.nit === command.nit) return '200'
      if (!model.tries || model.tries.since <= model.hours - 24)
        model.tries = { since: model.hours, count: 0 }
      if (++model.tries.count > limits.nitAttempts.perAccount) return '429'
      self.nit = command.nit
      const isKnown =
        me === waiting.id && command.nit === member[1].nit && model.members.has(`1/${command.nit}`)
      if (self.validation === 'waiting' && isKnown) self.validation = 'auto'
      else if (self.validation === 'auto' && !isKnown) self.validation = 'waiting'
      return '200'
    }
    case 'list waiting': {
      const rows = [...model.accounts].filter(
        ([, one]) => one.validation === 'waiting' && one.state === 'active' && isWithin(self, one),
      )
      return `200 ${rows.map(([id]) => id).sort((a, b) => a - b)}`.trim()
    }
    case 'count animals': {
      const own = [...model.hunts.values()].filter(({ giver }) => isWithin(self, model.accounts.get(giver)!))
      const gifts = own.flatMap(({ report }) => report ?? [])
      return `200 ${gifts.reduce((sum, [, , quantity]) => sum + quantity, 0)}`
    }
    case 'import members':
      if (self.federation !== null && self.federation !== command.federation) return '404'
      for (const one of model.members) if (one.startsWith(`${command.federation}/`)) model.members.delete(one)
      model.members.add(`${command.federation}/${member[command.federation].nit}`)
      return '200'
    default:
      return actOnUser(model, self, command)
  }
}
