import type { Survivors } from './survivors.ts'

/** Component mutants that neither paths nor interaction tests kill. */
export const survivorsOfScreens: Survivors = [
  {
    reason:
      'Longue liste : la ligne qui a le focus reste à sa place pendant que l’on défile. Cela demande de vraies hauteurs et un vrai défilement, qu’un écran affiché sans navigateur n’a pas.',
    of: [
      'src/ui/lists/virtual-list.tsx ul onBlur={() => (focused.current = -1)}',
      'src/ui/lists/virtual-list.tsx ul onFocus={rememberFocus}',
    ],
  },
  {
    reason:
      'Les parcours du navigateur et les récits font ce geste, et ne sont pas rejoués ici ; à l’écran seul, aucun chemin ne passe par lui là où il est.',
    of: [
      "src/screens/federations/sanitary/recalls.tsx Button onClick={() => actor.send({ type: 'list.refreshed' })}",
      'src/screens/giver/giver-home.tsx HuntList onAnimals={onAnimals}',
      "src/screens/giver/giver-home.tsx HuntList onContacts={(hunt) => giverWindows.send({ type: 'contacts.requested', hunt })}",
      "src/screens/giver/offers/confirmation-fields.tsx DateField onChange={type('day')}",
      "src/screens/giver/offers/confirmation-fields.tsx TextField onChange={type('to')}",
      "src/screens/giver/reports/donation.tsx Button onClick={() => actor.send({ type: 'donations.submitted' })} (2)",
      "src/screens/users/todo/deletion-requests.tsx Button onClick={() => userWindows.send({ type: 'detail.requested', user: request })}",
      'src/ui/lists/more-list.tsx Button onClick={() => setWhole(true)}',
    ],
  },
  {
    reason: 'Un essai hors de ce qui est rejoué ici le voit : `tests/screens/shell/gates.test.tsx`.',
    of: [
      'src/spaces/second-factor-space.tsx SecondFactorGate onSignOut={() => session.send(leavingOf(boot.user?.id ?? 0))}',
    ],
  },
  {
    reason:
      'Le bouton resterait actif, mais le schéma n’entend pas ce geste dans cet état : rien ne part deux fois. Seule l’apparence change.',
    of: [
      'src/screens/giver/animals/animal-row.tsx button disabled={locked}',
      "src/screens/receiver/own-offer.tsx Button disabled={!state.can({ type: 'cancellation.requested', id })}",
      "src/screens/receiver/reachability.tsx Button disabled={state.hasTag('busy')}",
    ],
  },
]
