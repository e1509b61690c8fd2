import { GIVER } from '../../contract/shared/users.ts'
import { paths } from '../paths.ts'
import { PersonBar as PersonBarScreen } from '../screens/shell/person-bar.tsx'
import { type NavigationProps, useNavigation } from './use-navigation.ts'

const giverLinks = [{ to: paths.giver, label: 'Mes chasses' }]
const receiverLinks = [{ to: paths.receiver, label: 'Mon espace' }]

/** The part of the top bar for signed-in givers and receivers; staff has its own. */
export function PersonBar(props: NavigationProps) {
  const links = props.user.role.code === GIVER ? giverLinks : receiverLinks
  return <PersonBarScreen {...useNavigation(props, links)} unfolds="md" />
}
