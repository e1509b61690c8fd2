import { givers, indre, staff } from '../../world/people.ts'
import { farGiver, farReceiver, farWaiting, receivers } from './actors.ts'
import type { Command } from './commands.ts'

const animals = ['', 'boar', 'roe deer', 'red deer', 'fallow deer', 'mouflon', 'chamois']
const everybody = [...givers, ...staff, ...receivers, indre, farGiver, farWaiting, farReceiver]
const name = (whom: number) => everybody.find(({ id }) => id === whom)!.email.split('@')[0]!
const game = (types: number[]) => types.map((type) => animals[type]).join(' and ') || 'anything'

/** A command as a sentence, for messages. */
export function commandText(command: Command): string {
  switch (command.do) {
    case 'wait':
      return `${command.hours} hours pass`
    case 'plan':
      return `${command.by} plans hunt ${command.key} in ${command.town} on day ${command.day} for ${game(command.types)}`
    case 'edit':
      return `${command.by} moves hunt « ${command.hunt} » to day ${command.day} for ${game(command.types)}`
    case 'delete':
      return `${command.by} deletes hunt « ${command.hunt} »`
    case 'obtain':
      return `${command.by} obtains the contacts of hunt « ${command.hunt} »`
    case 'read contacts':
      return `${command.by} reads the contacts of hunt « ${command.hunt} »`
    case 'reveal':
      return `${command.by} asks for the phone of ${name(command.receiver)} in hunt « ${command.hunt} »`
    case 'report': {
      const gifts = command.gifts.map(
        ([who, type, quantity]) => `${quantity} ${animals[type]} to ${name(who)}`,
      )
      return `${command.by} reports of hunt « ${command.hunt} »: ${gifts.join(', ') || 'nothing given'}`
    }
    case 'list hunts':
      return `${command.by} lists their ${command.state} hunts`
    case 'count hunters':
      return `${command.by} reads how many hunters have their phone`
    case 'wish':
      return `${command.by} looks for ${command.types.length > 0 ? game(command.types) : 'nothing'}`
    case 'be available':
      return `${command.by} is ${command.always ? 'always' : 'never'} available`
    case 'choose':
      return `${command.by} says ${command.gdpr} to the use of their data`
    case 'change NIT':
      return `${command.by} changes their NIT to ${command.nit}`
    case 'record choice':
      return `${command.by} notes that ${name(command.whom)} says ${command.gdpr} to the use of their data`
    case 'change role':
      return `${command.by} makes the statistician a ${command.role}`
    case 'list waiting':
      return `${command.by} lists the givers who wait`
    case 'count animals':
      return `${command.by} reads how many animals were given`
    case 'import members':
      return `${command.by} imports the members of federation ${command.federation}`
    default:
      return `${command.by} tries to ${command.do} ${name(command.whom)}`
  }
}
