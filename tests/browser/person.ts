import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { type Name, type Person, pattern, type Role } from '../person.ts'

const shown = ':not([aria-hidden="true"], [aria-hidden="true"] *, script, style)'

/** A person in front of a page in a browser. */
export function personOf(page: Page, scope: Page | Locator = page): Person {
  const find = (role: Role, name: Name) => scope.getByRole(role, { name: pattern(name, true) })
  const field = (label: Name) => scope.getByLabel(pattern(label, true)).first()
  const text = (wanted: Name) =>
    scope.getByText(pattern(wanted, false)).and(page.locator(shown)).filter({ visible: true }).first()
  const until = async (condition: () => Promise<boolean>, otherwise: () => Promise<string>) => {
    const limit = performance.now() + 3000
    while (!(await condition())) {
      if (performance.now() > limit) throw new Error(await otherwise())
      await pause(20)
    }
  }

  return {
    click: (role, name) => find(role, name).click(),
    async fill(label, value) {
      const input = field(label)
      // A value that does not change makes no event: the field is emptied first.
      if ((await input.inputValue()) === value) await input.fill('')
      await input.fill(value)
    },
    async choose(label, option) {
      const select = find('combobox', label)
      const row = page.getByRole('option', { name: pattern(option, true) })
      if ((await select.evaluate((element) => element.tagName)) !== 'SELECT') {
        await select.click()
        await row.click()
        return
      }
      const values = await select
        .locator('option')
        .evaluateAll((options) =>
          options.map((one) => [one.textContent ?? '', (one as HTMLOptionElement).value] as const),
        )
      const value = values.find(([words]) => pattern(option, true).test(words))?.[1]
      if (value === undefined) throw new Error(`${label} does not offer ${option}`)
      await select.selectOption(value)
    },
    check: (label) => field(label).click(),
    upload: (label, { name, type, content }) =>
      field(label).setInputFiles({ name, mimeType: type, buffer: Buffer.from(content) }),
    press: (key) => page.keyboard.press(key),
    sees: (role, name) => find(role, name).first().waitFor({ state: 'visible' }),
    async doesNotSee(role, name) {
      await until(
        async () => (await find(role, name).count()) === 0,
        async () => `the ${role} ${name} is still there`,
      )
    },
    async seesDisabled(role, name) {
      const thing = find(role, name).first()
      await thing.waitFor()
      await until(
        () => thing.isDisabled(),
        async () => `the ${role} ${name} can be used`,
      )
    },
    seesText: (wanted) => text(wanted).waitFor({ state: 'visible' }),
    async doesNotSeeText(wanted) {
      await until(
        async () => (await text(wanted).count()) === 0,
        async () => `« ${wanted} » is still to be read`,
      )
    },
    async seesValue(label, value) {
      const input = field(label)
      await until(
        async () => (await input.inputValue()) === value,
        async () => `${label} holds « ${await input.inputValue()} », not « ${value} »`,
      )
    },
    async seesChecked(label, checked) {
      await until(
        async () => (await field(label).isChecked()) === checked,
        async () => `${label} is ${checked ? 'not ' : ''}checked`,
      )
    },
    within: (role, name) => personOf(page, find(role, name)),
  }
}
