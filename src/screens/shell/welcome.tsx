import { Heading } from '../../ui/page/heading.tsx'
import { Text } from '../../ui/text/text.tsx'

type Props = {
  firstname: string
  /** The label of the person’s role; absent if they have none. */
  role: string | undefined
}

/** The landing page of a signed-in person without access to any other page. */
export function Welcome({ firstname, role }: Props) {
  return (
    <div className="grid gap-4">
      <Heading level={1}>{`Bonjour ${firstname}`}</Heading>
      <Text>
        {`Votre compte est actif, mais votre rôle${role ? ` « ${role} »` : ''} n’ouvre aucune page de Venaison.`}
      </Text>
      <Text>
        Demandez à la personne qui gère les rôles dans Venaison, ou à votre fédération, de vous donner l’accès
        qu’il vous faut.
      </Text>
    </div>
  )
}
