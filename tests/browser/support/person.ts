import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { type Name, type Person, pattern, type Role } from '../../model/person.ts'
import { quoted, thingWords, told } from './words.ts'
import { PATIENCE } from './patience.ts'

const shown = ':not([aria-hidden="true"], [aria-hidden="true"] *, script, style)'

const cannotUse = (thing: string) => `on ne peut pas utiliser ${thing}`
const isMissing = (thing: string) => `on ne voit pas ${thing}`

/** A person in front of a page in a browser. What they miss is told in French, to the tester. */
export function personOf(page: Page, scope: Page | Locator = page): Person {
  const find = (role: Role, name: Name) => scope.getByRole(role, { name: pattern(name, true) })
  const field = (label: Name) => scope.getByLabel(pattern(label, true)).first()
  const text = (wanted: Name) =>
    scope.getByText(pattern(wanted, false)).and(page.locator(shown)).filter({ visible: true }).first()
  const until = async (condition: () => Promise<boolean>, otherwise: () => Promise<string>) => {
    const limit = performance.now() + PATIENCE
    while (!(await condition())) {
      if (performance.now() > limit) throw new Error(await otherwise())
      await pause(20)
    }
  }

  return {
    click: (role, name) => told(find(role, name).click(), cannotUse(thingWords(role, name))),
    async fill(label, value) {
      const input = field(label)
      const words = cannotUse(thingWords('textbox', label))
      // A value that does not change makes no event: the field is emptied first.
      if ((await told(input.inputValue(), words)) === value) await input.fill('')
      await told(input.fill(value), words)
    },
    async choose(label, option) {
      const select = find('combobox', label)
      const row = page.getByRole('option', { name: pattern(option, true) })
      const words = cannotUse(thingWords('combobox', label))
      if (
        (await told(
          select.evaluate((element) => element.tagName),
          words,
        )) !== 'SELECT'
      ) {
        await told(select.click(), words)
        await told(row.click(), cannotUse(thingWords('option', option)))
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
    check: (label) => told(field(label).click(), cannotUse(thingWords('checkbox', label))),
    upload: (label, { name, type, content }) =>
      told(
        field(label).setInputFiles({ name, mimeType: type, buffer: Buffer.from(content) }),
        cannotUse(thingWords('textbox', label)),
      ),
    press: (key) => page.keyboard.press(key),
    sees: (role, name) =>
      told(find(role, name).first().waitFor({ state: 'visible' }), isMissing(thingWords(role, name))),
    async doesNotSee(role, name) {
      await until(
        async () => (await find(role, name).count()) === 0,
        async () => `${thingWords(role, name)} est toujours là`,
      )
    },
    async seesDisabled(role, name) {
      const found = find(role, name).first()
      await told(found.waitFor(), isMissing(thingWords(role, name)))
      await until(
        () => found.isDisabled(),
        async () => `${thingWords(role, name)} peut être utilisé`,
      )
    },
    seesText: (wanted) =>
      told(text(wanted).waitFor({ state: 'visible' }), isMissing(`le texte ${quoted(wanted)}`)),
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
    within: (role, name) => personOf(page, find(role, name)),
  }
}
