import { expect } from 'vitest'
import { inDays, numbers } from '../gestures.ts'
import { scenario } from '../scenario.ts'

/** Spec §2 « Receiver home », §5. */
export const receiver = [
  scenario(
    {
      says: [
        'route.receiver',
        'receiver.preferences',
        'receiver.preferences-saved',
        'rule.wish',
        'rule.radius',
        'error.preferences-saved',
      ],
      given: 'une particulière dans son espace',
      when: 'elle cherche dans un rayon de 45 km, trois sangliers et un cerf, et enregistre',
      then: 'ses préférences sont enregistrées, et elle les retrouve plus tard',
    },
    async ({ as }) => {
      const julie = await as('receiver', '/receiver')
      await julie.sees('heading', 'Mon espace particulier')
      const card = julie.within('region', 'Mes préférences')
      const radius = 'Je recherche dans un rayon de :'
      await card.sees('slider', radius)
      for (const [bound, value] of [
        ['min', '5'],
        ['max', '80'],
        ['step', '5'],
      ] as const)
        expect(await card.attribute(radius, bound)).toBe(value)
      expect(await card.choices('Cerf')).toEqual(numbers(0, 5))
      await card.counts('combobox', 6)
      await card.fill(radius, '45')
      await card.choose(/^Sangliers?$/, '3')
      await card.choose('Cerf', '1')
      await card.click('button', 'Enregistrer')
      await julie.seesText('Préférences enregistrées.')
      await julie.open('/receiver')
      await card.seesValue(radius, '45')
      await card.seesValue('Sangliers', '3')
      await card.seesValue('Cerf', '1')
    },
  ),
  scenario(
    {
      says: [
        'receiver.always',
        'receiver.addition',
        'receiver.rows',
        'receiver.default-week',
        'receiver.availabilities-saved',
        'receiver.none',
        'receiver.none-2',
        'error.availabilities-saved',
      ],
      given: 'une particulière toujours disponible',
      when: 'elle ne l’est plus, ajoute une disponibilité et enregistre',
      then: 'elle est prévenue tant qu’elle n’en a aucune, et la nouvelle va d’aujourd’hui à dans une semaine',
    },
    async ({ as }) => {
      const julie = await as('receiver', '/receiver')
      const card = julie.within('region', 'Mes disponibilités')
      const warning = "Vous n'avez aucune disponibilité. Vous ne serez pas contacté par des chasseurs."
      await card.seesChecked('Je suis toujours disponible', true)
      await card.doesNotSeeText(warning)
      await card.check('Je suis toujours disponible')
      await card.seesText(warning)
      await card.click('button', 'Ajouter une disponibilité')
      await card.doesNotSeeText(warning)
      await card.seesValue('Du', inDays(0))
      await card.seesValue('Au', inDays(7))
      await card.sees('button', /^Supprimer/)
      await card.click('button', 'Enregistrer')
      await julie.seesText('Disponibilités enregistrées.')
      await julie.open('/receiver')
      await card.seesValue('Au', inDays(7))
      await card.click('button', /^Supprimer/)
      await card.seesText(warning)
    },
  ),
  scenario(
    {
      says: ['receiver.disabled'],
      given: 'une particulière qui a une disponibilité',
      when: 'elle coche « Je suis toujours disponible »',
      then: 'les dates et « Supprimer » ne peuvent plus être utilisés',
    },
    async ({ as }) => {
      const julie = await as('receiver', '/receiver')
      const card = julie.within('region', 'Mes disponibilités')
      await card.check('Je suis toujours disponible')
      await card.click('button', 'Ajouter une disponibilité')
      await card.check('Je suis toujours disponible')
      for (const label of ['Du', 'Au']) await card.seesLocked(label)
      await card.seesDisabled('button', /^Supprimer/)
    },
  ),
  scenario(
    {
      says: ['rule.availability-required', 'rule.availability-start', 'rule.availability-end'],
      given: 'une particulière qui saisit une disponibilité',
      when: 'il y manque une date, ou elle commence hier, ou finit avant de commencer',
      then: 'elle ne peut pas l’enregistrer ainsi, et rien n’est envoyé',
    },
    async ({ as }) => {
      const julie = await as('receiver', '/receiver')
      const card = julie.within('region', 'Mes disponibilités')
      await card.check('Je suis toujours disponible')
      await card.click('button', 'Ajouter une disponibilité')
      for (const [from, to] of [
        ['', inDays(7)],
        [inDays(2), ''],
        [inDays(-1), inDays(7)],
        [inDays(5), inDays(4)],
      ] as const) {
        await card.fill('Du', from)
        await card.fill('Au', to)
        await card.click('button', 'Enregistrer')
        await card.seesText('Ces disponibilités ne peuvent pas être enregistrées ainsi.')
      }
      expect(julie.writes).toEqual([])
      await card.fill('Du', inDays(0))
      await card.fill('Au', inDays(0))
      await card.click('button', 'Enregistrer')
      await julie.seesText('Disponibilités enregistrées.')
    },
  ),
]
