import { Heading } from '../../ui/heading.tsx'
import { Text } from '../../ui/text.tsx'

/** The start of whoever has no space of their own in this version of the product. */
export function Welcome({ firstname }: { firstname: string }) {
  return (
    <div className="grid gap-4">
      <Heading level={1}>{`Bonjour ${firstname}`}</Heading>
      <Text>
        Votre compte est actif. Cette version de Venaison ouvre les espaces des responsables de territoire et
        des particuliers ; le vôtre arrive avec une prochaine version.
      </Text>
    </div>
  )
}
