import { createElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { SnapshotFrom } from 'xstate'
import { limits } from '../../../../contract/limits.ts'
import type { RefusedMail } from '../../../../contract/users/refused-mails.ts'
import { refusedMailListMachine } from '../../../../machines/users/todo/refused-mail-list.ts'
import { mailProblem } from '../../../../src/words/mail-problems.ts'
import { phoneInPairs } from '../../../../contract/words-in-french.ts'
import { flow } from '../../../model/model.ts'
import { mail, stray } from '../../pages/todo.ts'
import { listFailures, retry, waits } from '../../patterns/paged-list.ts'

type State = SnapshotFrom<typeof refusedMailListMachine>
const table = 'E-mails refusés'
const pageOf = (data: RefusedMail[], page: number, last_page: number) => ({
  output: { data, meta: { total: data.length * last_page, current_page: page, last_page } },
})
const own = pageOf([mail], 1, 1)
const [first, second] = [pageOf([mail], 1, 2), pageOf([stray], 2, 2)]
const none = pageOf([], 1, 1)
/** The second page was requested, but meanwhile there is only one. */
const shrunk = pageOf([], 2, 1)

export const refusedMailList = flow(refusedMailListMachine, {
  name: 'refused-mail-list',
  input: { where: {}, perPage: limits.pastHunts },
  samples: {
    events: { 'page.chosen': [] },
    answers: {},
    failures: listFailures(),
    others: {
      'page.chosen': ({ context }) =>
        (context as State['context']).lastPage > 1 ? [{ page: 1 }, { page: 2 }] : [],
      'xstate.done.actor.listRefusedMails': ({ context: { page } }) =>
        page > 1 ? [second, shrunk] : [own, first, none],
    },
  },
  gestures: {
    'page.chosen': (driver, { page }) => driver.click('button', `Page ${page}`),
    'list.outdated': async (driver, event) => driver.sendEvent?.(event),
    'list.retried': (driver) => driver.click('button', retry),
  },
  expects: {
    'loading.unread': async (person) => {
      await person.seesText('Lecture des e-mails…')
      await person.doesNotSee('table', table)
    },
    'loading.filled': async (person) => {
      await person.seesText('Lecture des e-mails…')
      await person.sees('table', table)
    },
    filled: async (person, { context: { rows } }) => {
      for (const { recipient, person: whom, subject, problem } of rows) {
        const row = person.within('row', new RegExp(whom?.name ?? '^contact'))
        if (whom) {
          await row.sees('link', whom.name)
          await row.sees('link', `Appeler ${whom.name} au ${phoneInPairs(whom.phone!)}`)
        } else await row.doesNotSee('link', /./)
        await row.seesText(recipient)
        await row.seesText(subject)
        await row.seesText(mailProblem(problem))
      }
    },
    empty: async (person) => {
      await person.seesText('Aucun e-mail n’a été refusé.')
      await person.doesNotSee('table', table)
    },
    throttled: waits('table', table),
    failed: (person) => person.seesText('Les e-mails n’ont pas pu être lus. Vérifiez votre réseau'),
  },
  screen: async () => {
    const { RefusedMailList } = await import('../../../../src/screens/users/todo/refused-mail-list.tsx')
    return ({ actor }) =>
      createElement(
        MemoryRouter,
        null,
        createElement(RefusedMailList, { actor, maySee: true, actions: () => null }),
      )
  },
  browser: {
    as: 'cher',
    navigate: async (driver) => {
      await driver.interceptCalls()
      await driver.open('/mails/refused')
    },
    // Marking as seen makes the list outdated; the surrounding flow covers that.
    unreachable: ({ type }) => type === 'list.outdated',
  },
})
