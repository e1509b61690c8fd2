import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freePlace } from '../../../src/ui/notices/toast-place.ts'

const laptop = { width: 1280, height: 800 }

function screenOf({ width, height }: typeof laptop) {
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('innerHeight', height)
  vi.stubGlobal('matchMedia', () => ({ matches: width >= 768 && height >= 600 }))
}

/** A button whose middle is at this point of the screen. */
function button(x: number, y: number, parent: Element = document.body) {
  const one = document.createElement('button')
  one.getBoundingClientRect = () => new DOMRect(x - 50, y - 22, 100, 44)
  parent.append(one)
}
function openWindow() {
  const sheet = document.createElement('div')
  sheet.className = 'dialog-sheet'
  document.body.append(sheet)
  return sheet
}

beforeEach(() => screenOf(laptop))
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('A toast is below, unless a button is there', () => {
  expect(freePlace()).toBe('bottom-center')
  button(640, 400)
  expect(freePlace()).toBe('bottom-center')
  button(800, 770)
  expect(freePlace()).toBe('top-center')
  button(500, 110)
  expect(freePlace()).toBe('bottom-left')
})

test('The buttons of the window on top come before those of the page below it', () => {
  const sheet = openWindow()
  for (const y of [770, 100]) for (const x of [300, 640, 980]) button(x, y)
  expect(freePlace()).toBe('bottom-center')
  button(640, 760, sheet)
  expect(freePlace()).toBe('top-center')
})

test('On a phone the buttons are at the bottom, and a toast is at the top', () => {
  screenOf({ width: 390, height: 844 })
  button(195, 100)
  expect(freePlace()).toBe('top-center')
})
