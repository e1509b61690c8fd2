import { ChartColumn, KeyRound, Landmark, ListTodo, UserRound, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../src/paths.ts'
import { Frame } from '../../src/screens/shell/frame.tsx'
import { PersonBar } from '../../src/screens/shell/person-bar.tsx'
import { SideNav } from '../../src/screens/shell/side-nav.tsx'

const account = { to: paths.account, label: 'Mon compte', icon: UserRound }
const person = { name: 'Jeanne Moreau-Lefèvre', onSignOut: () => undefined, isSigningOut: false }

export function GiverFrame({ children, offline = false }: { children: ReactNode; offline?: boolean }) {
  const links = [{ to: paths.giver, label: 'Mes chasses' }]
  return (
    <Frame
      home={paths.giver}
      personBar={
        <PersonBar links={links} account={account} currentPath={paths.giver} person={person} unfolds="md" />
      }
      offline={offline}
    >
      {children}
    </Frame>
  )
}

export function VisitorFrame({ children }: { children: ReactNode }) {
  return (
    <Frame home={paths.home} offline={false}>
      {children}
    </Frame>
  )
}

export function OfficeFrame({ children }: { children: ReactNode }) {
  const links = [
    { to: paths.giverValidation, label: 'À faire', icon: ListTodo },
    { to: paths.users, label: 'Utilisateurs', icon: Users },
    { to: paths.federations, label: 'Fédérations', icon: Landmark },
    { to: paths.roles, label: 'Rôles', icon: KeyRound },
    { to: paths.statistics, label: 'Statistiques', icon: ChartColumn },
  ]
  const navigation = { home: paths.users, links, account, currentPath: paths.giverValidation, person }
  return (
    <Frame
      home={paths.users}
      personBar={<PersonBar {...navigation} unfolds="never" />}
      sideNav={<SideNav {...navigation} />}
      offline={false}
    >
      {children}
    </Frame>
  )
}
