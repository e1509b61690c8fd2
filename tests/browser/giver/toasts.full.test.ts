import { expect, test } from 'vitest'
import { dayAfter } from '../../../contract/days.ts'
import { called, planned } from '../../models/pages/giver.ts'
import { giver, luc } from '../../world/people.ts'
import { today } from '../../world/today.ts'
import { fullName } from '../../../src/words/words.ts'
import { personOf } from '../support/person.ts'
import { startForEach } from '../support/start.ts'

const browser = startForEach(giver)

/** What a person could press or has to answer, and the toast on the screen is over; and what a tap on it hits. */
async function covered(announced: string) {
  const { page } = browser.session
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: announced })
  // Its entry is animated.
  await expect.poll(async () => (await toast.getAttribute('data-mounted')) === 'true').toBe(true)
  return toast.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map((animation) => animation.finished))
    const own = element.getBoundingClientRect()
    const isOver = ({ top, bottom, left, right, width }: DOMRect) =>
      width > 0 && top < own.bottom && bottom > own.top && left < own.right && right > own.left
    /** Whether a point of it is on the screen, rather than under a window. */
    const isSeen = (one: Element, { top, bottom, left, right }: DOMRect) =>
      document
        .elementsFromPoint(
          (Math.max(left, own.left) + Math.min(right, own.right)) / 2,
          (Math.max(top, own.top) + Math.min(bottom, own.bottom)) / 2,
        )
        .find((found) => !element.contains(found))
        ?.closest('button, a, input, select, [role=alertdialog]') === one
    const controls = [...document.querySelectorAll('button, a, input, select, [role=alertdialog]')]
    return {
      covered: controls
        .filter((one) => isOver(one.getBoundingClientRect()) && isSeen(one, one.getBoundingClientRect()))
        .map((one) => one.getAttribute('aria-label') ?? one.textContent),
      takesTaps: element.contains(document.elementFromPoint(own.x + own.width / 2, own.y + own.height / 2)),
    }
  })
}
const nothing = { covered: [], takesTaps: false }

test.each([
  ['a phone', { width: 390, height: 844 }],
  ['a laptop', { width: 1280, height: 800 }],
])(
  'on %s what is announced covers neither a button nor a question, on the page and over its windows',
  async (_, size) => {
    const { page } = browser.session
    const person = personOf(page)
    await page.setViewportSize(size)
    await page.goto('/giver')
    await person.within('alertdialog', /en attente d.information/).click('button', 'Fermer')

    await person.click('button', `Contacts de ${called(planned)}`)
    await person.click('button', fullName(luc))
    await person.click('button', 'Noter l’appel')
    await person.check('Intéressé')
    await person.within('dialog', /^Appel à/).click('button', 'Enregistrer')
    expect(await covered('Votre note est enregistrée.')).toEqual(nothing)
    await person.within('dialog', /^Contacts/).click('button', 'Fermer')

    // The next question stands beside the announcement.
    await person.click('button', 'Prévoir une chasse')
    await person.fill('Date', dayAfter(today, 14))
    await person.choose('Territoire', 'Vierzon (18100)')
    await person.click('button', 'Enregistrer')
    await person.sees('button', 'Voir les contacts')
    expect(await covered('La chasse a été enregistrée.')).toEqual(nothing)
    await person.click('button', 'Fermer')
    // On a laptop the page is read again meanwhile, and may move a button there; it can be pressed all the same.
    const { takesTaps, covered: below } = await covered('La chasse a été enregistrée.')
    expect(takesTaps).toBe(false)
    if (size.width < 768) expect(below).toEqual([])
  },
)
