import { atOffers, openOffers, PLACE, promised } from '../offer-gestures.ts'
import { scenario } from '../scenario.ts'

const JULIE = 'Julie Fontaine'

/** Decision 0044: who is said not to have come may contest it, and the federation decides once. */
export const absences = [
  scenario(
    {
      says: ['route.receiver', 'right.users-write'],
      given: 'une absence notée à un rendez-vous',
      when: 'la personne la conteste en un geste, et la fédération lui donne raison',
      then: 'elle lit que cette absence ne compte pas, et plus personne n’attend de décision à son sujet',
    },
    async (world) => {
      const { helene, hunt, julie, offers } = await promised(world)
      await (await atOffers(julie)).click('button', 'J’ai lu et j’accepte le rendez-vous')
      await julie.seesText(PLACE)
      await offers.click('button', 'Fermer')
      await world.comes(0, '18:31')
      const after = await openOffers(helene, hunt)
      await after.click('button', `Absence de ${JULIE}`)
      await helene.within('alertdialog', 'Êtes-vous sûrs ?').click('button', 'Noter l’absence')
      await after.within('list', 'Propositions').seesText('Absence notée')
      const mine = await atOffers(julie)
      await mine.seesText('Le responsable a noté votre absence à ce rendez-vous.')
      await mine.click('button', 'Contester cette absence')
      await mine.seesText('Vous la contestez : elle ne compte pas tant que la fédération n’a pas décidé.')
      await mine.doesNotSee('button', 'Contester cette absence')
      const staff = await world.as('cher', '/users/absences')
      const row = staff.within('row', /Sans un mot/)
      await row.seesText(JULIE)
      await row.click('button', `Annuler l’absence de ${JULIE}`)
      const question = staff.within('alertdialog', 'Êtes-vous sûrs ?')
      await question.seesText('ne comptera plus, et ne pourra plus être maintenue')
      await question.click('button', 'Annuler l’absence')
      await staff.doesNotSee('row', /Sans un mot/)
      await (
        await atOffers(julie)
      ).seesText('La fédération vous a donné raison : cette absence ne compte pas.')
    },
  ),
]
