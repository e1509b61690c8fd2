import { Fingerprint } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { Text } from '../../ui/text/text.tsx'

/** Displayed during a WebAuthn prompt. */
export const DeviceQuestion = ({ onAbandon }: { onAbandon: () => void }) => (
  <div className="grid justify-items-center gap-4 py-4 text-center">
    <Fingerprint aria-hidden className="size-12 text-forest" />
    <div role="status">
      <Text>Suivez ce que demande votre appareil : empreinte, visage ou code de l’appareil.</Text>
    </div>
    <Button onClick={onAbandon}>Annuler</Button>
  </div>
)
