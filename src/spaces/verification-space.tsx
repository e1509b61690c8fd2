import { useActorRef } from '@xstate/react'
import { useParams } from 'react-router-dom'
import { Verification } from '../screens/receiver/verification.tsx'
import { Heading } from '../ui/page/heading.tsx'
import { verificationMachine } from '../../machines/receiver/verification.ts'
import { wire } from '../actors/wire.ts'

const verification = wire(verificationMachine)

const Verified = ({ token }: { token: string }) => (
  <Verification actor={useActorRef(verification, { input: { token } })} />
)

/** The page that the QR code of a certificate opens, for anybody. */
export function VerificationSpace() {
  const { token = '' } = useParams()
  return (
    <div className="grid gap-6">
      <Heading level={1}>Vérifier un certificat</Heading>
      <Verified key={token} token={token} />
    </div>
  )
}
