/** The roles by which a person, or an assistive technology, finds things. */
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

/** A name as a whole, any white space being equal, or a pattern. */
export type Name = string | RegExp

/** A file of the person's device; `type` is a media type. */
export type SampleFile = { name: string; type: string; content: string | Uint8Array<ArrayBuffer> }

/**
 * What a person can do and see, the same in a rendered screen and in a browser. Names are
 * accessible names; hidden things are neither found nor seen. Every look waits a moment for what
 * it expects.
 */
export interface Person {
  click(role: Role, name: Name): Promise<void>
  /** Replaces what a field holds. */
  fill(label: Name, value: string): Promise<void>
  /** Opens a select and takes an option. */
  choose(label: Name, option: Name): Promise<void>
  /** Ticks or unticks a box, or takes a radio. */
  check(label: Name): Promise<void>
  /** Gives a file to a field. */
  upload(label: Name, file: SampleFile): Promise<void>
  /** Presses a key, named as in `KeyboardEvent.key`, where the focus is. */
  press(key: string): Promise<void>
  sees(role: Role, name: Name): Promise<void>
  doesNotSee(role: Role, name: Name): Promise<void>
  /** Sees something that cannot be used now. */
  seesDisabled(role: Role, name: Name): Promise<void>
  /** Sees a text anywhere, also as a part of a longer one. */
  seesText(text: Name): Promise<void>
  doesNotSeeText(text: Name): Promise<void>
  /** Sees what a field holds. */
  seesValue(label: Name, value: string): Promise<void>
  seesChecked(label: Name, checked: boolean): Promise<void>
  /** The same person, looking only at one dialog, list item, region… */
  within(role: Role, name: Name): Person
}

const escape = (text: string) =>
  text
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+')

/** A name as a pattern in which a no-break space equals a space. `whole` leaves nothing around it. */
export const pattern = (name: Name, whole: boolean) =>
  name instanceof RegExp ? name : new RegExp(whole ? `^\\s*${escape(name)}\\s*$` : escape(name))
