import { act } from '@testing-library/react'

/** Lets what was called answer, and the screen show it. */
export const settle = () => act(() => new Promise((resume) => setTimeout(resume)))
/** A text with plain spaces. */
export const spaced = (text: string | null) => (text ?? '').replaceAll(/\s/g, ' ')
const title = 'Beaucoup de monde utilise le service'
/** How many notices say that the service has too much to do. */
export const notices = (container: HTMLElement) => spaced(container.textContent).split(title).length - 1
/** The buttons that ask again. */
export const retries = (container: HTMLElement) =>
  [...container.querySelectorAll('button')].filter(({ textContent }) => textContent.startsWith('Réessayer'))
