import { remembered } from './remembered.ts'

/** The labels of the page. */
export const labels = remembered(() => [...document.querySelectorAll('label')])

// Queries by role and by label ask for those of each field, for which happy-dom searches the page every time.
for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      return labels().filter((label) => (this.id !== '' && label.htmlFor === this.id) || label.contains(this))
    },
  })
