import { expect, test } from 'vitest'
import { Firstname, Lastname } from '../../../contract/shared/names.ts'

const names = ['Jean-Pierre', 'L’Hélias', "D'Arc", 'de La Tour (fils)', 'Ngọc', 'M. et Mme Petit', 'Ó Briain']
/** Letters begin with a name, and go to addresses that nobody has confirmed. */
const letters = [
  'client,\n\nPayez ici',
  'client\rPayez ici',
  'client\u2028Payez ici',
  'https://evil.example',
  'evil.example/payer',
  'inconnu@example.org',
  '<b>client</b>',
]

test('A name is a name: no line, link or address of its own stands in it', () => {
  for (const schema of [Firstname, Lastname]) {
    for (const name of names) expect([name, schema.safeParse(name).success]).toEqual([name, true])
    for (const letter of letters) {
      const { error } = schema.safeParse(letter)
      expect([letter, error?.issues.map(({ message }) => message)]).toEqual([
        letter,
        ['Un nom n’a ni retour à la ligne, ni « / », « @ », « < » ou « > ».'],
      ])
    }
  }
})
