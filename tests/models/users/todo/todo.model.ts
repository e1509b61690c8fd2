import type { Todo } from '../../../../contract/users/todo.ts'
import { todoMachine } from '../../../../machines/users/todo/todo.ts'
import { flow } from '../../../model/model.ts'
import type { Person } from '../../../model/person.ts'
import { phoneInPairs } from '../../../../contract/words-in-french.ts'
import { receiver } from '../../../world/people.ts'
import { everything, mail, nothing, onlyRecall } from '../../pages/todo.ts'
import { retry } from '../../patterns/paged-list.ts'

async function seesParts(person: Person, todo: Todo) {
  const { recalls, accounts, deletions, hunts, mails, corrections, absences } = todo
  await person.sees('heading', 'À faire')
  for (const [title, part] of [
    ['Personnes à prévenir d’un rappel', recalls],
    ['Comptes à valider', accounts],
    ['Demandes de suppression', deletions],
    ['Comptes rendus attendus', hunts],
    ['E-mails refusés', mails],
    ['Corrections', corrections],
    ['Absences contestées', absences],
  ] as const) {
    if (!part?.total) {
      await person.doesNotSee('region', new RegExp(`^${title}`))
      continue
    }
    const seen = person.within('region', `${title} (${part.total})`)
    for (const row of part.rows) {
      await seen.seesText(new RegExp(nameIn(row)))
    }
    await seen.sees('link', /^Ouvrir les /)
  }
}

/** Whom a row is about. */
function nameIn(row: NonNullable<Todo[Exclude<keyof Todo, 'weekly_digest'>]>['rows'][number]): string {
  if ('name' in row) return row.name
  if ('receiver' in row) return row.receiver
  if ('person' in row) return row.person!.name
  return typeof row.giver === 'string' ? row.giver : row.giver.name
}

const seesNothing = (person: Person) => person.seesText('Rien n’attend.')

export const todo = flow(todoMachine, {
  name: 'todo',
  samples: { answers: { readTodo: [everything, onlyRecall, nothing] } },
  gestures: {
    'list.outdated': (driver) => driver.click('button', 'Actualiser'),
    'list.retried': (driver) => driver.click('button', retry),
  },
  expects: {
    'loading.unread': (person) => person.seesText('Lecture de ce qui attend…'),
    'loading.reread': async (person, { context }) => {
      await person.sees('button', 'Lecture…')
      await (context.todo!.recalls ? seesParts(person, context.todo!) : seesNothing(person))
    },
    filled: async (person, { context }) => {
      await seesParts(person, context.todo!)
      await person.sees(
        'link',
        `Appeler ${receiver.firstname} ${receiver.lastname} au ${phoneInPairs(receiver.phone)}`,
      )
      if (!context.todo!.accounts.total) return
      await person.sees('link', 'Appeler Hélène Moreau au 06 39 98 00 01')
      // The person whom no mail reaches is told by phone.
      await person.sees('link', mail.person!.name)
      await person.sees('link', `Appeler ${mail.person!.name} au ${phoneInPairs(mail.person!.phone!)}`)
      await person.seesText('En retard')
    },
    empty: seesNothing,
    failed: (person) => person.seesText('Ce qui attend n’a pas pu être lu. Vérifiez votre réseau'),
  },
  screen: async () => (await import('../../../../src/screens/users/todo/todo.tsx')).TodoPage,
  browser: { as: 'cher', navigate: '/todo' },
})
