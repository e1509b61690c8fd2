import type { Survivors } from './survivors.ts'

/** Mutants of components that neither the paths nor the interaction tests kill. */
export const survivorsOfScreens: Survivors = [
  {
    reason:
      'Longue liste : la ligne qui a le focus reste à sa place pendant que l’on défile. Cela demande de vraies hauteurs et un vrai défilement, qu’un écran affiché sans navigateur n’a pas.',
    of: [
      'src/ui/lists/virtual-list.tsx ul onBlur={() => (focused.current = -1)}',
      'src/ui/lists/virtual-list.tsx ul onFocus={rememberFocus}',
    ],
  },
]
