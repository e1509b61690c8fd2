import { place, places } from '../../world/places.ts'
import { receivers } from './actors.ts'
import type { Model } from './model.ts'

/** Receivers visible to givers (design §5 « Contacts of a hunt »). */
export const isVisible = (model: Model, id: number) => {
  const { state, gdpr, entered } = model.accounts.get(id)!
  return state === 'active' && gdpr !== 'refused' && entered
}

function kilometres(one: number, other: number) {
  const [a, b] = [one, other].map((id) => places.find((each) => each[0] === id)!) as [
    (typeof places)[number],
    (typeof places)[number],
  ]
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const h =
    Math.sin(rad(b[4] - a[4]) / 2) ** 2 +
    Math.cos(rad(a[4])) * Math.cos(rad(b[4])) * Math.sin(rad(b[5] - a[5]) / 2) ** 2
  return 12_742 * Math.asin(Math.sqrt(h))
}

/** The towns within each person's own radius. */
const near = new Map(
  places.map(([town]) => [
    town as number,
    new Set(
      receivers
        .filter(({ city, radius }) => kilometres(town, place(city as 'Bourges').id) <= radius)
        .map(({ id }) => id),
    ),
  ]),
)

/** Whether a receiver must be a contact of a hunt (design §5). */
export function isMatch(model: Model, id: number, hunt: { town: number; types: number[] }) {
  const wishes = model.wishes.get(id) ?? []
  const isWished =
    hunt.types.length === 0 ? wishes.length > 0 : wishes.some((type) => hunt.types.includes(type))
  return isVisible(model, id) && model.available.get(id)! && isWished && near.get(hunt.town)!.has(id)
}
