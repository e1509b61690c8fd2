import { CalendarPlus, FileText, MapPin, Phone, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../src/ui/notices/badge.tsx'
import { Button } from '../../src/ui/buttons/button.tsx'
import { Card } from '../../src/ui/page/card.tsx'
import { EmptyBasket, EmptyClearing, EmptyMap } from '../../src/ui/pictures/drawings.tsx'
import { EmptyState } from '../../src/ui/lists/empty-state.tsx'
import { Heading } from '../../src/ui/page/heading.tsx'
import { LinkButton } from '../../src/ui/page/link-button.tsx'
import { Notice } from '../../src/ui/notices/notice.tsx'
import { Pagination } from '../../src/ui/lists/pagination.tsx'
import { Skeleton } from '../../src/ui/page/skeleton.tsx'
import { SpecimenIcon } from '../../src/ui/pictures/specimen-icon.tsx'
import { Text } from '../../src/ui/text/text.tsx'
import { announce } from '../../src/ui/notices/toaster.tsx'
import { Tooltip } from '../../src/ui/dialogs/tooltip.tsx'

const game = ['sanglier', 'chevreuil', 'cerf', 'daim', 'mouflon', 'chamois']

export function Cards() {
  return (
    <div className="grid gap-6">
      <Heading level={1}>Mon espace responsable de territoire</Heading>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" icon={CalendarPlus}>
          Prévoir une chasse
        </Button>
        <Button icon={FileText}>Documents</Button>
        <Button icon={MapPin}>Territoires</Button>
      </div>
      <Heading level={2}>Mes chasses à venir</Heading>
      <div className="grid gap-3 md:grid-cols-2">
        <Card as="article" pending>
          <Heading level={3}>Samedi 28 novembre 2026</Heading>
          <Text look="soft">Saint-Amand-Montrond</Text>
          <p className="mt-3 flex flex-wrap gap-2">
            <Badge tone="warning">En attente d’information</Badge>
            <Badge tone="info">Louvetier</Badge>
          </p>
        </Card>
        <Card as="article">
          <Heading level={3}>Dimanche 29 novembre 2026</Heading>
          <Text look="soft">Bourges</Text>
          <ul className="-ml-2 flex flex-wrap text-forest">
            {game.map((name) => (
              <li key={name}>
                <Tooltip text={`2 ${name}s`} label={`2 ${name}s`} delay={200}>
                  <SpecimenIcon icon_url={`/specimens/${name}.svg`} />
                </Tooltip>
              </li>
            ))}
          </ul>
        </Card>
      </div>
      <ul className="flex flex-wrap gap-4 text-forest">
        {game.map((name) => (
          <li key={name}>
            <SpecimenIcon icon_url={`/specimens/${name}.svg`} label={name} size="large" />
          </li>
        ))}
      </ul>
      <div className="grid gap-3 md:grid-cols-3">
        <EmptyState drawing={<EmptyClearing />} action={<Button>Prévoir une chasse</Button>}>
          Aucune chasse à venir.
        </EmptyState>
        <EmptyState drawing={<EmptyBasket />}>Aucun contact identifié pour cette chasse.</EmptyState>
        <EmptyState drawing={<EmptyMap />}>Aucun résultat.</EmptyState>
      </div>
    </div>
  )
}

export function Messages() {
  const [page, setPage] = useState(5)
  return (
    <div className="grid gap-5">
      <Heading level={1}>Avez-vous tout dit ?</Heading>
      <Text>
        Le gibier est cédé « entier, éviscéré et en peau » : 30 € au plus, soit 2,50 €/kg ; 80 % des cas.
      </Text>
      <Notice tone="success">Les dons ont été enregistrés.</Notice>
      <Notice tone="warning" title="Vous avez 2 chasse(s) en attente d'information !">
        Remplissez « J'informe ma fédération », même si rien n’a été cédé.
      </Notice>
      <Notice tone="danger" title="La connexion n’a pas abouti" action={<Button>Réessayer</Button>}>
        Votre saisie est encore à l’écran. Vérifiez votre réseau, puis réessayez.
      </Notice>
      <Notice tone="info" still>
        Trichine : cuisez le sanglier à 71 °C à cœur.
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => announce('La chasse a été enregistrée.')}>
          Enregistrer
        </Button>
        <Button variant="primary" busy busyLabel="Enregistrement…">
          Enregistrer
        </Button>
        <Button disabled>Indisponible</Button>
        <Button variant="quiet">Annuler</Button>
        <Button variant="danger" icon={Trash2}>
          Supprimer
        </Button>
        <LinkButton to="tel:+33612345678" icon={Phone}>
          06 12 34 56 78
        </LinkButton>
      </div>
      <Pagination page={page} lastPage={12} onPage={setPage} />
      <Skeleton count={2} />
      <Skeleton count={2} look="line" />
    </div>
  )
}
