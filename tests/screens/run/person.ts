import { act, fireEvent, isInaccessible, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type Name, type Person, pattern, type Role } from '../../model/person.ts'
import { labelledAs } from './labelled.ts'
import { withRole } from './roles.ts'
import { isUsable } from './sent-events.ts'

type Scope = () => HTMLElement
const page: Scope = () => document.body

const escaped = (key: string) => (key === ' ' ? '[Space]' : `{${key}}`)

/** A pattern that finds a text wherever it stands finds it in all elements around it, too. */
const dependsOnPlace = (text: Name) => text instanceof RegExp && /[$^]|\\b|\(\?/.test(text.source)

/** The innermost visible elements that contain a text. */
function holding(scope: HTMLElement, text: Name): Element[] {
  const wanted = pattern(text, false)
  const holds = (element: Element) => wanted.test(element.textContent ?? '')
  const innermost = (element: Element): Element[] => {
    const inner = [...element.children].filter(holds)
    return inner.length > 0 ? inner.flatMap(innermost) : [element]
  }
  const found = dependsOnPlace(text)
    ? [scope, ...scope.querySelectorAll('*')].filter(
        (element) => holds(element) && ![...element.children].some(holds),
      )
    : [scope].filter(holds).flatMap(innermost)
  return found.filter((element) => !element.matches('script, style') && !isInaccessible(element))
}

/** Lets what has begun come to rest, such as the focus of a window that has opened. */
export const settled = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve)))

/** What a look finds: at once, or when the page shows it, as a window does whose part is being loaded. */
export async function eventually<T>(look: () => T, options?: Parameters<typeof waitFor>[1]): Promise<T> {
  try {
    return look()
  } catch {
    return waitFor(look, options)
  }
}

/** @throws when there is none, or several of which nobody could tell which is meant */
function only<E>([one, ...others]: readonly E[], what: string): E {
  if (one === undefined) throw new Error(`there is no ${what}`)
  if (others.length > 0) throw new Error(`there are ${others.length + 1} of ${what}`)
  return one
}

/** A person using a screen rendered without a browser. */
export function personOf(scope: Scope = page, user = userEvent.setup({ delay: null })): Person {
  const one = (role: Role, name: Name, within = scope()) =>
    only(withRole(within, role, name), `${role} ${name}`)
  const find = (role: Role, name: Name) => eventually(() => one(role, name))
  const field = (label: Name) => eventually(() => only(labelledAs(scope(), label), `field ${label}`))

  return {
    async click(role, name) {
      await user.click(await find(role, name))
    },
    async fill(label, value) {
      const input = await field(label)
      // An unchanged value fires no event, so the field is cleared first.
      if (input.value === value) fireEvent.change(input, { target: { value: '' } })
      act(() => input.focus())
      fireEvent.change(input, { target: { value } })
      // The field must keep the entry, whatever the chart stores.
      await eventually(() => {
        if (input.isConnected && input.value !== value) throw new Error(`${label} does not keep « ${value} »`)
      })
    },
    async choose(label, option) {
      const select = await find('combobox', label)
      if (select instanceof HTMLSelectElement) {
        const chosen = one('option', option, select)
        const { value } = [...select.options].find((each) => each === chosen)!
        await user.selectOptions(select, chosen)
        await eventually(() => {
          if (select.isConnected && select.value !== value)
            throw new Error(`${label} does not keep « ${option} »`)
        })
        return
      }
      act(() => select.focus())
      await user.keyboard('{Enter}')
      // The list of options is rendered outside the person's scope.
      const row = await eventually(() => one('option', option, page()))
      act(() => row.focus())
      await user.keyboard('{Enter}')
    },
    async check(label) {
      await user.click(await field(label))
    },
    async upload(label, { name, type, content }) {
      await user.upload(await field(label), new File([content], name, { type }))
    },
    async press(key) {
      await user.keyboard(escaped(key))
    },
    async sees(role, name) {
      await eventually(() => {
        if (withRole(scope(), role, name).length === 0) throw new Error(`there is no ${role} ${name}`)
      })
    },
    async doesNotSee(role, name) {
      await eventually(() => {
        if (withRole(scope(), role, name).length > 0) throw new Error(`the ${role} ${name} is still there`)
      })
    },
    async seesDisabled(role, name) {
      if (isUsable(await find(role, name))) throw new Error(`the ${role} ${name} can be used`)
    },
    async seesText(text) {
      // An empty text would be found everywhere: the expectation was forgotten.
      if (text === '') throw new Error('what is to be read is empty')
      await eventually(() => {
        if (holding(scope(), text).length === 0)
          throw new Error(`« ${text} » is not to be read in:\n${scope().textContent}`)
      })
    },
    async doesNotSeeText(text) {
      await eventually(() => {
        if (holding(scope(), text).length > 0) throw new Error(`« ${text} » is still to be read`)
      })
    },
    async seesValue(label, value) {
      const input = await field(label)
      await eventually(() => {
        if (input.value !== value) throw new Error(`${label} holds « ${input.value} », not « ${value} »`)
      })
    },
    async seesChecked(label, checked) {
      const box = await field(label)
      await eventually(() => {
        // Radix renders a checkbox as a button with its state in an attribute.
        const state = box.getAttribute('aria-checked')
        if ((state === null ? box.checked : state === 'true') !== checked)
          throw new Error(`${label} is ${checked ? 'not ' : ''}checked`)
      })
    },
    within: (role, name) => personOf(() => one(role, name), user),
  }
}
