import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { type Name, type Person, pattern, type Role } from '../../model/person.ts'
import { quoted, elementLabel, withMessage } from './element-labels.ts'
import { TIME_LIMIT } from './time-limit.ts'

const shown = ':not([aria-hidden="true"], [aria-hidden="true"] *, script, style)'

const cannotUse = (thing: string) => `on ne peut pas utiliser ${thing}`
const isMissing = (thing: string) => `on ne voit pas ${thing}`

/**
 * An observer of gestures: called before each click and key, and before a field is filled in. `taps`: how often a
 * button is tapped at once; once if absent.
 */
export type Onlooker = {
  beforeGesture(): Promise<void>
  beforeEntry(field: Locator): Promise<void>
  taps?: number
}
const nobody: Onlooker = { beforeGesture: async () => {}, beforeEntry: async () => {} }

/** A person in a browser. Errors are in French, for testers. */
export function personOf(page: Page, scope: Page | Locator = page, onlooker = nobody): Person {
  const find = (role: Role, name: Name) => scope.getByRole(role, { name: pattern(name, true) })
  const field = (label: Name) => scope.getByLabel(pattern(label, true)).first()
  const text = (wanted: Name) =>
    scope.getByText(pattern(wanted, false)).and(page.locator(shown)).filter({ visible: true }).first()
  const until = async (condition: () => Promise<boolean>, otherwise: () => Promise<string>) => {
    const limit = performance.now() + TIME_LIMIT
    while (!(await condition())) {
      if (performance.now() > limit) throw new Error(await otherwise())
      await pause(20)
    }
  }

  return {
    async click(role, name) {
      await onlooker.beforeGesture()
      const clickCount = onlooker.taps ?? 1
      await withMessage(find(role, name).click({ clickCount }), cannotUse(elementLabel(role, name)))
    },
    async fill(label, value) {
      const input = field(label)
      const words = cannotUse(elementLabel('textbox', label))
      await withMessage(onlooker.beforeEntry(input), words)
      // An unchanged value fires no event, so the field is cleared first.
      if ((await withMessage(input.inputValue(), words)) === value) await input.fill('')
      await withMessage(input.fill(value), words)
    },
    async choose(label, option) {
      const select = find('combobox', label)
      const row = page.getByRole('option', { name: pattern(option, true) })
      const words = cannotUse(elementLabel('combobox', label))
      await withMessage(onlooker.beforeEntry(select), words)
      if (
        (await withMessage(
          select.evaluate((element) => element.tagName),
          words,
        )) !== 'SELECT'
      ) {
        await withMessage(select.click(), words)
        await withMessage(row.click(), cannotUse(elementLabel('option', option)))
        return
      }
      const values = await select
        .locator('option')
        .evaluateAll((options) =>
          options.map((one) => [one.textContent ?? '', (one as HTMLOptionElement).value] as const),
        )
      const value = values.find(([words]) => pattern(option, true).test(words))?.[1]
      if (value === undefined) throw new Error(`la liste ${quoted(label)} n’offre pas ${quoted(option)}`)
      await select.selectOption(value)
    },
    async check(label) {
      const words = cannotUse(elementLabel('checkbox', label))
      await withMessage(onlooker.beforeEntry(field(label)), words)
      await withMessage(field(label).click(), words)
    },
    async upload(label, { name, type, content }) {
      const words = cannotUse(elementLabel('textbox', label))
      await withMessage(onlooker.beforeEntry(field(label)), words)
      await withMessage(
        field(label).setInputFiles({ name, mimeType: type, buffer: Buffer.from(content) }),
        words,
      )
    },
    async press(key) {
      await onlooker.beforeGesture()
      await page.keyboard.press(key)
    },
    sees: (role, name) =>
      withMessage(
        find(role, name).first().waitFor({ state: 'visible' }),
        isMissing(elementLabel(role, name)),
      ),
    async doesNotSee(role, name) {
      await until(
        async () => (await find(role, name).count()) === 0,
        async () => `${elementLabel(role, name)} est toujours là`,
      )
    },
    async seesDisabled(role, name) {
      const found = find(role, name).first()
      await withMessage(found.waitFor(), isMissing(elementLabel(role, name)))
      await until(
        () => found.isDisabled(),
        async () => `${elementLabel(role, name)} peut être utilisé`,
      )
    },
    seesText: (wanted) =>
      withMessage(text(wanted).waitFor({ state: 'visible' }), isMissing(`le texte ${quoted(wanted)}`)),
    async doesNotSeeText(wanted) {
      await until(
        async () => (await text(wanted).count()) === 0,
        async () => `le texte ${quoted(wanted)} est toujours là`,
      )
    },
    async seesValue(label, value) {
      const input = field(label)
      await until(
        async () => (await input.inputValue()) === value,
        async () =>
          `le champ ${quoted(label)} contient ${quoted(await input.inputValue())}, pas ${quoted(value)}`,
      )
    },
    async seesChecked(label, checked) {
      await until(
        async () => (await field(label).isChecked()) === checked,
        async () => `la case ${quoted(label)} ${checked ? 'n’est pas' : 'est'} cochée`,
      )
    },
    within: (role, name) => personOf(page, find(role, name), onlooker),
  }
}
