import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { closeDevices, sharedChromium } from '../support/chromium.ts'
import { domShape } from '../support/dom-shape.ts'
import { examiner, sizes } from '../support/examination.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await sharedChromium()
  page = await browser.newPage({ viewport: sizes[0] })
})
afterAll(closeDevices)

const show = (body: string, style = '') =>
  page.setContent(
    `<html lang="fr"><head><title>Essai</title><style>${style}</style></head><body><main><h1>Essai</h1>${body}</main></body></html>`,
  )
const shapeOf = async (body: string) => {
  await show(body)
  return (await page.evaluate(domShape)).whole
}

describe('a document has the same shape', () => {
  test.each([
    ['whatever its texts', '<p>Un sanglier</p>', '<p>Deux chevreuils</p>'],
    [
      'whatever its ids',
      '<label for="a1">Nom</label><input id="a1">',
      '<label for="r:2">Nom</label><input id="r:2">',
    ],
    [
      'however long its lists',
      '<ul><li>1</li><li>2</li></ul>',
      '<ul><li>1</li><li>2</li><li>3</li><li>4</li></ul>',
    ],
  ])('%s', async (_, one, other) => expect(await shapeOf(one)).toBe(await shapeOf(other)))
})

describe('a document has another shape', () => {
  test.each([
    ['without the text of a button', '<button>Fermer</button>', '<button></button>'],
    ['in another colour', '<p class="dark">Un</p>', '<p class="pale">Un</p>'],
    ['where a control is locked', '<input aria-label="Nom">', '<input aria-label="Nom" disabled>'],
    [
      'in another state',
      '<button aria-expanded="true">a</button>',
      '<button aria-expanded="false">a</button>',
    ],
    [
      'where a reference leads nowhere',
      '<p id="a">b</p><i aria-labelledby="a">c</i>',
      '<p id="a">b</p><i aria-labelledby="b">c</i>',
    ],
    ['where an id stands twice', '<p id="a">b</p><p id="b">c</p>', '<p id="a">b</p><p id="a">c</p>'],
    ['without the alternative of an image', '<img src="data:," alt="Cerf">', '<img src="data:,">'],
    ['with another kind of heading', '<h2>Un</h2>', '<h3>Un</h3>'],
  ])('%s', async (_, one, other) => expect(await shapeOf(one)).not.toBe(await shapeOf(other)))
})

describe('at both sizes, axe complains', () => {
  const rulesIn = async () =>
    (await examiner()(page)).map((complaint) => /à (\d+) px : ([\w-]+)/.exec(complaint)?.slice(1).join(' '))

  test('of what is wrong at any width', async () => {
    await show('<button></button>')
    expect(await rulesIn()).toEqual(['1280 button-name'])
  })
  test('of a colour that is pale on a phone only', async () => {
    await show(
      '<p>Pâle</p>',
      'p { color: #000; background: #fff } @media (width < 600px) { p { color: #ddd } }',
    )
    expect(await rulesIn()).toEqual(['390 color-contrast'])
  })
  test('of what is displayed on a phone only', async () => {
    await show('<button class="narrow"></button>', '@media (width > 600px) { .narrow { display: none } }')
    expect(await rulesIn()).toEqual(['390 button-name'])
  })
  test('of what is wrong each time that it is seen', async () => {
    const examine = examiner()
    await show('<p>Un</p><button></button>')
    expect(await examine(page)).toHaveLength(1)
    await show('<p>Deux</p><button></button>')
    expect(await examine(page)).toHaveLength(1)
  })
})

test('« e-mail » is not broken at its hyphen', async () => {
  const at = (look: string) =>
    show(`<p style="width: 3ch; font: 20px monospace">Un <span style="${look}">e-mail</span></p>`)
  await at('')
  expect(await examiner()(page)).toEqual(
    sizes.toReversed().map(({ width }) => `coupure à ${width} px : « e-mail » : e-mail`),
  )
  await at('white-space: nowrap')
  expect(await examiner()(page)).toEqual([])
})

test('a document is examined once in each shape', async () => {
  const resized = vi.spyOn(page, 'setViewportSize')
  const examine = examiner()
  await show('<p>Un</p>')
  await examine(page)
  await show('<p>Deux</p>')
  await examine(page)
  expect(resized).toHaveBeenCalledTimes(sizes.length)
})
