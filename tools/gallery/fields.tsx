import { useState } from 'react'
import { Button } from '../../src/ui/buttons/button.tsx'
import { Card } from '../../src/ui/page/card.tsx'
import { Checkbox } from '../../src/ui/fields/checkbox.tsx'
import { Combobox } from '../../src/ui/fields/combobox.tsx'
import { DateField } from '../../src/ui/fields/date-field.tsx'
import { Heading } from '../../src/ui/page/heading.tsx'
import { NativeSelect } from '../../src/ui/fields/native-select.tsx'
import { PasswordField } from '../../src/ui/fields/password-field.tsx'
import { Select } from '../../src/ui/fields/select.tsx'
import { Slider } from '../../src/ui/fields/slider.tsx'
import { TextArea } from '../../src/ui/fields/text-area.tsx'
import { TextField } from '../../src/ui/fields/text-field.tsx'

const cities = ['Bourges (18000)', 'Bourg-en-Bresse (01000)', 'Bourganeuf (23400)'].map((label, id) => ({
  id,
  label,
}))
const distances = [10, 20, 30, 40].map((km) => ({ value: String(km), label: `${km} km` }))

export function CityField() {
  const [query, setQuery] = useState('')
  return (
    <Combobox
      label="Commune"
      placeholder="Rechercher une ville..."
      value={query}
      status={query.length < 2 ? 'idle' : query.endsWith('…') ? 'loading' : 'loaded'}
      items={cities.filter(({ label }) => label.toLowerCase().startsWith(query.toLowerCase()))}
      onQuery={setQuery}
      onSelect={({ label }) => setQuery(label)}
    />
  )
}

export function Fields() {
  const [text, setText] = useState('')
  const [day, setDay] = useState('2026-11-28')
  const [distance, setDistance] = useState('')
  const [radius, setRadius] = useState(20)
  const [isTicked, tick] = useState(true)
  return (
    <div className="mx-auto grid max-w-lg gap-6">
      <Heading level={1}>Connexion</Heading>
      <Card>
        <form className="grid gap-4">
          <TextField
            label="Adresse e-mail"
            type="email"
            autoComplete="email"
            inputMode="email"
            value={text}
            onChange={setText}
            error="L’adresse e-mail doit ressembler à nom@exemple.fr."
          />
          <TextField
            label="Téléphone"
            hint="10 à 14 chiffres ou espaces : 06 12 34 56 78"
            type="tel"
            value={text}
            onChange={setText}
            optional
          />
          <TextArea label="Raison" hint="500 caractères au plus." value={text} onChange={setText} optional />
          <PasswordField
            label="Mot de passe"
            autoComplete="current-password"
            value="secret"
            onChange={setText}
          />
          <DateField label="Date de la chasse" value={day} onChange={setDay} min="2026-11-21" />
          <Slider
            label="Je recherche dans un rayon de :"
            min={5}
            max={80}
            step={5}
            value={radius}
            inWords={(km) => `${km} km`}
            onChange={setRadius}
          />
          <Select
            label="Distance"
            placeholder="Choisir une distance"
            value={distance}
            options={distances}
            onChange={setDistance}
          />
          <NativeSelect label="Sangliers" value="30" options={distances} onChange={setDistance} />
          <CityField />
          <div>
            <Checkbox label="Se souvenir de moi" checked={isTicked} onChange={tick} />
            <Checkbox
              label="N'ayant jamais reçu de gibier"
              checked={!isTicked}
              onChange={(value) => tick(!value)}
              hint="Parmi les contacts de cette chasse"
            />
            <Checkbox label="Chasse administrative" checked disabled onChange={tick} />
          </div>
          <Button type="submit" variant="primary" wide>
            Se connecter
          </Button>
        </form>
      </Card>
    </div>
  )
}
