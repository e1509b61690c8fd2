import { BarChart3, KeyRound, Landmark, UserCheck, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../../src/paths.ts'
import { Frame } from '../../../src/screens/shell/frame.tsx'

const person = { name: 'Jeanne Moreau-Lefèvre', onSignOut: () => undefined, isSigningOut: false }

export function GiverFrame({ children, offline = false }: { children: ReactNode; offline?: boolean }) {
  const links = [
    { to: paths.giver, label: 'Mes chasses' },
    { to: paths.account, label: 'Mon compte' },
  ]
  return (
    <Frame
      navigation="top"
      home={paths.giver}
      links={links}
      currentPath={paths.giver}
      person={person}
      offline={offline}
    >
      {children}
    </Frame>
  )
}

export function VisitorFrame({ children }: { children: ReactNode }) {
  const links = [{ to: paths.login, label: 'Se connecter' }]
  return (
    <Frame
      navigation="top"
      home={paths.home}
      links={links}
      currentPath={paths.register}
      person={null}
      offline={false}
    >
      {children}
    </Frame>
  )
}

export function OfficeFrame({ children }: { children: ReactNode }) {
  const links = [
    { to: paths.users, label: 'Utilisateurs', icon: Users },
    { to: paths.giverValidation, label: 'Comptes à valider', icon: UserCheck },
    { to: paths.federations, label: 'Fédérations', icon: Landmark },
    { to: paths.roles, label: 'Rôles', icon: KeyRound },
    { to: paths.statistics, label: 'Statistiques', icon: BarChart3 },
  ]
  return (
    <Frame
      navigation="side"
      home={paths.users}
      links={links}
      currentPath={paths.giverValidation}
      person={person}
      offline={false}
    >
      {children}
    </Frame>
  )
}
