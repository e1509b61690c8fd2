import { useSelector } from '@xstate/react'
import { UserRound } from 'lucide-react'
import { staffLinks } from '../routes/staff-links.tsx'
import { PersonBar } from '../screens/shell/person-bar.tsx'
import { SideNav } from '../screens/shell/side-nav.tsx'
import { type NavigationProps, useNavigation } from './use-navigation.ts'

/** The navigation of the back office, as the person's rights limit it. */
function useStaffNavigation(props: NavigationProps) {
  const rights = useSelector(props.session, ({ context }) => context)
  const { person, account, ...navigation } = useNavigation(props, staffLinks(rights, props.session))
  return {
    ...navigation,
    account: account && { ...account, icon: UserRound },
    person: { ...person, federation: rights.federation?.name },
  }
}

/** The part of the top bar for staff, with a menu on narrow screens. */
export function StaffBar(props: NavigationProps) {
  return <PersonBar {...useStaffNavigation(props)} unfolds="never" />
}

/** The side navigation of the back office. */
export function StaffSideNav(props: NavigationProps) {
  return <SideNav {...useStaffNavigation(props)} />
}
