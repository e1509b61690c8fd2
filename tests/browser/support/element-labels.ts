import type { Name, Role } from '../../model/person.ts'

/** What a tester calls a thing of the page. */
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

/** A name between quotation marks; a pattern as it stands. */
export const quoted = (name: Name): string => `« ${name instanceof RegExp ? name.source : name} »`

/** A thing of the page and its name, in French: le bouton « Réessayer ». */
export const elementLabel = (role: Role, name: Name): string => `${things[role]} ${quoted(name)}`

/** Waits for something on the page; what goes wrong is said in `words`, in French. */
export const withMessage = <T>(awaited: Promise<T>, message: string): Promise<T> =>
  awaited.catch((cause: unknown) => {
    throw new Error(message, { cause })
  })
