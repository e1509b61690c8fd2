import { plainText } from '../folding.ts'

/**
 * Words commonly used in passwords, in lower case; digits and symbols around them do not count.
 * Maintained by hand: international and French ones, and ones about hunting.
 */
const words = new Set(
  `password passwort passw0rd p@ssword p@ssw0rd pass passe motdepasse motdepass mdp mot2passe
  qwerty qwertyuiop qwertz azerty azertyuiop azertyu azertyui azert qsdfgh qsdfghjklm wxcvbn asdfgh
  asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc aqwzsx azeqsd azertyqwerty qwerasdf aqwzsxedc
  admin administrator administrateur root user utilisateur guest invite test testtest essai demo
  welcome bienvenue bonjour bonsoir salut hello changeme changemoi secret default letmein login
  connexion access master superman batman spiderman pokemon starwars football baseball basketball
  rugby tennis soccer hockey iloveyou jetaime jetaimefort monamour amour loveme lovely sunshine
  princess princesse dragon monkey shadow michael jordan jennifer jessica ashley daniel charlie
  thomas nicolas nathalie isabelle christophe christine stephanie sebastien alexandre alexandra
  caroline catherine francois francoise veronique valerie sandrine celine camille julien juliette
  pauline mathilde maxime antoine vincent olivier philippe patrick laurent frederic pierre jeanne
  marie martin bernard doudou loulou chouchou coucou cheval chaton minou nounou titouan chocolat
  fromage nutella soleil lavande papillon paradis liberte france francais paris marseille lyon
  toulouse bordeaux bretagne normandie auvergne berry bourges chateauroux olympique psg
  computer ordinateur internet google facebook windows microsoft samsung iphone android
  whatever trustno freedom mustang ferrari mercedes porsche peugeot renault citroen corvette harley
  pepper ginger summer winter autumn spring printemps automne hiver janvier fevrier septembre
  octobre novembre decembre lundi mardi mercredi vendredi samedi dimanche
  maman papa famille enfant bebe mamanpapa anniversaire vacances maison jardin cuisine
  chasse chasseur chasseurs sanglier sangliers chevreuil chevreuils cerf cerfs biche gibier fusil
  cartouche carabine foret nature louvetier becasse faisan federation venaison venaisons gibiers territoire
  receveur donneur retriever abcdef abcdefgh abcdefghi
  abcd abcde abc aaaaaaa qwe asd zxc aze qsd wxc lol mdr azertazert killer hunter buster tigger`.split(/\s+/),
)

const rows = [
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'azertyuiop',
  'qsdfghjklm',
  'qwertyuiop',
  'asdfghjkl',
]

/** Whether a text is a well-known sequence, forwards or backwards, possibly repeated. */
function isRun(text: string): boolean {
  const [first = ''] = text
  const unit = /^(.+?)\1+$/.exec(text)?.[1] ?? text
  const known = rows.flatMap((row) => [row + row, [...(row + row)].toReversed().join('')])
  return text === first.repeat(text.length) || known.some((row) => row.includes(unit))
}

/** The error message for a common password. */
export const TOO_COMMON =
  'Ce mot de passe est trop courant. Choisissez-en un autre, par exemple une suite de mots à vous.'

/**
 * Whether a password is too predictable, in general or for this address, as far as the browser can tell;
 * the server also checks a long list.
 */
export function isPredictable(password: string, email: string): boolean {
  const text = plainText(password)
  const core = text.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const name = email.toLowerCase().split('@')[0] ?? ''
  const half = text.slice(0, text.length / 2)
  const isTwice = text === half + half && words.has(half)
  return (
    words.has(text) ||
    words.has(core) ||
    isTwice ||
    isRun(text) ||
    text === email.toLowerCase() ||
    core === name
  )
}
