import { dayAfter } from '../../../contract/days.ts'
import { dayInWords } from '../../../src/words/words.ts'
import { today } from '../../world/today.ts'
import type { Reader, Someone } from './device.ts'
import type { World } from './scenario.ts'

/** The day so many days from today, `YYYY-MM-DD`. */
export const inDays = (days: number) => dayAfter(today, days)
/** The same in words: « mardi 3 mars 2026 ». */
export const dayText = (days: number) => dayInWords(inDays(days))
/** The same as a card heading. */
export const cardTitle = (days: number) => dayText(days).replace(/^./, (letter) => letter.toUpperCase())

export const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, n) => String(first + n))

/** Hélène, with three planned, two informed and fourteen finished hunts, on her home page. */
export async function heleneAtHome({ as }: World): Promise<Someone> {
  const helene = await as('giver', '/giver')
  await helene.within('alertdialog', /en attente d.information/).click('button', 'Fermer')
  return helene
}

/** Opens the contacts of the hunt in a week, in Bourges; answers the window. */
export async function openContacts(helene: Someone): Promise<Reader> {
  const name = `Contacts - Chasse du ${dayText(7)} à Bourges`
  await helene.click('button', `Contacts de la chasse du ${dayText(7)} à Bourges`)
  await helene.sees('dialog', name)
  return helene.within('dialog', name)
}

/** The numbers of displayed and of all contacts, once the window displays them. */
export async function countedIn(contacts: Reader): Promise<{ visible: number; all: number }> {
  await contacts.seesText(/\d+ \/ \d+ contact\(s\) identifié\(s\)/)
  const [line = ''] = (await contacts.texts('status')).filter((text) => text.includes('identifié'))
  const [, visible, all] = /^(\d+) \/ (\d+)/.exec(line) ?? []
  return { visible: Number(visible), all: Number(all) }
}

export const confirm = (somebody: Someone, answer = 'Valider', question = 'Êtes-vous sûrs ?') =>
  somebody.within('alertdialog', question).click('button', answer)

export async function takeCity(form: Reader, label: string, typed: string, city: string) {
  await form.fill(label, typed)
  await form.click('option', city)
}
