import type { Name, Role } from '../../model/person.ts'

/** French names of roles, for testers. */
const things: Record<Role, string> = {
  alert: 'le message',
  alertdialog: 'la fenêtre',
  article: 'la fiche',
  button: 'le bouton',
  cell: 'la cellule',
  checkbox: 'la case',
  combobox: 'la liste de choix',
  complementary: 'l’encadré',
  dialog: 'la fenêtre',
  form: 'le formulaire',
  group: 'le groupe',
  heading: 'le titre',
  img: 'l’image',
  link: 'le lien',
  list: 'la liste',
  listitem: 'la ligne',
  main: 'le contenu',
  menuitem: 'le choix',
  navigation: 'le menu',
  option: 'le choix',
  radio: 'le choix',
  region: 'la partie',
  row: 'la ligne',
  rowheader: 'la ligne',
  searchbox: 'le champ',
  slider: 'le curseur',
  spinbutton: 'le champ',
  status: 'le message',
  switch: 'l’interrupteur',
  tab: 'l’onglet',
  table: 'le tableau',
  textbox: 'le champ',
}

export const quoted = (name: Name): string => `« ${name instanceof RegExp ? name.source : name} »`

/** An element by its role and name, in French: le bouton « Réessayer ». */
export const elementLabel = (role: Role, name: Name): string => `${things[role]} ${quoted(name)}`

export const withMessage = <T>(awaited: Promise<T>, message: string): Promise<T> =>
  awaited.catch((cause: unknown) => {
    throw new Error(message, { cause })
  })
