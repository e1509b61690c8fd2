/** The ARIA roles by which elements are found. */
export type Role =
  | 'alert'
  | 'alertdialog'
  | 'article'
  | 'button'
  | 'cell'
  | 'checkbox'
  | 'combobox'
  | 'complementary'
  | 'dialog'
  | 'form'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listitem'
  | 'main'
  | 'menuitem'
  | 'navigation'
  | 'option'
  | 'radio'
  | 'region'
  | 'row'
  | 'rowheader'
  | 'searchbox'
  | 'slider'
  | 'spinbutton'
  | 'status'
  | 'switch'
  | 'tab'
  | 'table'
  | 'textbox'

/**
 * A complete accessible name, in which kinds of white space, apostrophes and hyphens are equal, or a
 * pattern.
 */
export type Name = string | RegExp

/** A file on the person's device; `type` is a media type. */
export type SampleFile = { name: string; type: string; content: string | Uint8Array<ArrayBuffer> }

/**
 * What a person can do and see, the same for a rendered screen and a browser. Names are accessible names;
 * hidden elements are neither found nor seen. Every assertion waits for what it expects.
 */
export interface Person {
  click(role: Role, name: Name): Promise<void>
  /** Replaces the value of a field. */
  fill(label: Name, value: string): Promise<void>
  /** Opens a select and chooses an option. */
  choose(label: Name, option: Name): Promise<void>
  /** Toggles a checkbox or chooses a radio button. */
  check(label: Name): Promise<void>
  /** Chooses a file in a field. */
  upload(label: Name, file: SampleFile): Promise<void>
  /** Presses a key, named as in `KeyboardEvent.key`, on the focused element. */
  press(key: string): Promise<void>
  sees(role: Role, name: Name): Promise<void>
  doesNotSee(role: Role, name: Name): Promise<void>
  /** Asserts a disabled element. */
  seesDisabled(role: Role, name: Name): Promise<void>
  /** Asserts a text anywhere, also as part of a longer one. */
  seesText(text: Name): Promise<void>
  doesNotSeeText(text: Name): Promise<void>
  /** Asserts the value of a field. */
  seesValue(label: Name, value: string): Promise<void>
  seesChecked(label: Name, checked: boolean): Promise<void>
  /** The same person, limited to one dialog, list item, region… */
  within(role: Role, name: Name): Person
}

const escape = (text: string) =>
  text
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
    .replace(/['’]/g, "['’]")

/**
 * A name as a pattern in which a no-break space equals a space, as do both apostrophes.
 * `whole` matches the complete text only.
 */
export const pattern = (name: Name, whole: boolean) =>
  name instanceof RegExp ? name : new RegExp(whole ? `^\\s*${escape(name)}\\s*$` : escape(name))

type Sight<S> = (person: Person, state: S) => Promise<void>

/** Sees texts, elements by role and name, and what else is asserted, one after the other. */
export const showing =
  <S>(...seen: readonly (Name | readonly [Role, Name] | Sight<S>)[]) =>
  async (person: Person, state?: S): Promise<void> => {
    for (const one of seen)
      if (typeof one === 'function') await one(person, state as S)
      else if (typeof one === 'string' || one instanceof RegExp) await person.seesText(one)
      else await person.sees(...one)
  }
export const without = (role: Role, name: Name) => (person: Person) => person.doesNotSee(role, name)
export const disabled = (role: Role, name: Name) => (person: Person) => person.seesDisabled(role, name)
