import { type ReactNode, useState } from 'react'
import { Badge } from '../../src/ui/notices/badge.tsx'
import { Button } from '../../src/ui/buttons/button.tsx'
import { ConfirmDialog } from '../../src/ui/dialogs/confirm-dialog.tsx'
import { DateField } from '../../src/ui/fields/date-field.tsx'
import { Dialog } from '../../src/ui/dialogs/dialog.tsx'
import { ErrorDialog } from '../../src/ui/dialogs/error-dialog.tsx'
import { Heading } from '../../src/ui/page/heading.tsx'
import { NativeSelect } from '../../src/ui/fields/native-select.tsx'
import { Select } from '../../src/ui/fields/select.tsx'
import { Text } from '../../src/ui/text/text.tsx'
import { VirtualList } from '../../src/ui/lists/virtual-list.tsx'
import { CityField } from './fields.tsx'

const quantities = Array.from({ length: 11 }, (_, n) => ({ value: String(n), label: String(n) }))

/** A page whose button opens a window. */
function Opening({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Heading level={1}>Mes chasses</Heading>
      <Button onClick={() => setOpen(true)}>Ouvrir</Button>
      {isOpen ? children(() => setOpen(false)) : null}
    </>
  )
}

export function Form() {
  const [quantity, setQuantity] = useState('2')
  return (
    <Opening>
      {(close) => (
        <Dialog
          title="Prévoir une chasse"
          description="Le territoire ne pourra plus être changé."
          badge={<Badge tone="info">Louvetier</Badge>}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>Annuler</Button>
              <Button variant="primary">Enregistrer</Button>
            </>
          }
        >
          <div className="grid gap-4">
            <DateField label="Date" value="2026-11-28" onChange={() => undefined} />
            <Select label="Sangliers" value={quantity} options={quantities} onChange={setQuantity} />
            <CityField />
          </div>
        </Dialog>
      )}
    </Opening>
  )
}

export const Confirm = () => (
  <Opening>
    {(close) => (
      <ConfirmDialog danger onCancel={close} onConfirm={close}>
        <Text>La chasse du samedi 28 novembre à Bourges sera supprimée.</Text>
      </ConfirmDialog>
    )}
  </Opening>
)

export const Failure = () => (
  <Opening>
    {(close) => (
      <ErrorDialog
        onClose={close}
        details={{ version: '1.0', status: 409, message: 'Conflict', errors: { contact_ids: ['inconnu'] } }}
      >
        <Text>La chasse a déjà été déclarée.</Text>
      </ErrorDialog>
    )}
  </Opening>
)

const people = Array.from({ length: 1000 }, (_, id) => ({ id, name: `Particulier numéro ${id + 1}` }))

export const LongList = () => (
  <Opening>
    {(close) => (
      <Dialog
        size="large"
        title="Qui a reçu quoi ?"
        onClose={close}
        actions={<Button variant="primary">Enregistrer</Button>}
      >
        <Text>1000 / 1000 contact(s) identifié(s)</Text>
        <VirtualList
          label="Contacts"
          items={people}
          keyOf={({ id }) => id}
          estimate={120}
          render={({ id, name }) => (
            <div className="grid gap-2 border-b border-line py-4">
              <Heading level={3}>{name}</Heading>
              {id % 3 === 0 ? <Text look="small">Déjà 2 gibier(s) reçu(s)</Text> : null}
              <NativeSelect
                label={`Sangliers, ${name}`}
                value="0"
                options={quantities}
                onChange={() => undefined}
              />
            </div>
          )}
        />
      </Dialog>
    )}
  </Opening>
)
