import type { Content } from 'pdfmake'
import { transferFile } from '../../contract/giver/documents.ts'
import { limits } from '../../contract/limits.ts'
import { dayInWords, shortDay } from '../rules/days-in-words.ts'
import type { Transferred } from '../queries/giver/donations.ts'
import { boxed, bullets, field, filled, notice, row, section, type Sheet } from './sheet.ts'

const columns = [
  'Espèce',
  'Sexe',
  'N° de marquage',
  'Date et heure du tir',
  'Commune du tir',
  'Poids (kg)',
  'Prix (€)',
]

/** What was given at a hunt in all, of which a beneficiary got a part: « 2 sangliers, 1 chevreuil ». */
const givenInWords = ({ given }: Transferred) =>
  given
    .map(
      ({ label, label_plural, quantity }) =>
        `${quantity} ${(quantity > 1 ? label_plural : label).toLowerCase()}`,
    )
    .join(', ')

/** The hunt of the certificate in one line. */
const huntLine = ({ started_at, city, federation }: Transferred) =>
  [`Chasse du ${dayInWords(started_at)} à ${city}`, federation ?? ''].filter(Boolean).join(' · ')

/** What was given in all, in small print: the beneficiary got a part of it. */
const givenLine = (known: Transferred): Content => ({
  text: `Cédé en tout à cette chasse : ${givenInWords(known)}. Notez ci-dessous ce que ce bénéficiaire reçoit.`,
  fontSize: 7,
})

/** What is the same for every animal of a hunt, on the first line of the table. */
const ofTheHunt = ({ started_at, city }: Transferred, column: string) => ({
  text: { 'Date et heure du tir': shortDay(started_at), 'Commune du tir': city }[column] ?? '',
  fontSize: 7,
})

/** The form that both parties sign when whole game is handed over. `known`: what is not left to be written. */
function transferOf(known?: Transferred): Sheet {
  // In points; what is known takes room, on the one page.
  const room = known ? 20 : 23
  return {
    file: known ? transferFile(known.started_at) : 'certificat-cession-gibier.pdf',
    title: 'Certificat de cession de gibier',
    purpose: known
      ? `${huntLine(known)}. Deux exemplaires : un pour chacun.`
      : 'Gibier sauvage entier, en petite quantité, cédé à un particulier. Deux exemplaires : un pour chacun.',
    reviewed: '2026-11-22',
    content: [
      section('1. Cédant : premier détenteur du gibier'),
      row([1, 1], [filled('Nom et prénom', known?.giver), field('Société ou territoire de chasse')], room),
      row([2, 1], [field('Adresse'), field('Téléphone')], room),
      section('2. Bénéficiaire : consommateur final'),
      row([2, 1], [field('Nom et prénom'), field('Téléphone')], room),
      row([1], [field('Adresse')], room),
      section('3. Gibier cédé'),
      ...(known && known.given.length > 0 ? [givenLine(known)] : []),
      {
        table: {
          widths: [66, 28, 96, 84, '*', 36, 34],
          heights: (index) => (index === 0 ? 'auto' : 15),
          headerRows: 1,
          body: [
            columns.map((text) => ({ text, style: 'label' })),
            ...Array.from({ length: 3 }, (_, line) =>
              columns.map((column) => (known && line === 0 ? ofTheHunt(known, column) : '')),
            ),
          ],
        },
        layout: boxed,
        margin: [0, 0, 0, -0.6],
      },
      row(
        [1, 1.1, 2],
        [
          field('État', ['Entier, en peau', 'Éviscéré']),
          field('Cession', ['Gratuite', 'Participation solidaire']),
          field('Examen initial', ['Fait par une personne formée, sans anomalie', 'Non fait']),
        ],
        26,
      ),
      row(
        [1.5, 1],
        [
          field('Recherche de trichine (sanglier)', [
            'Négative, résultat joint. N° d’analyse :',
            'Non faite : j’ai remis la fiche d’information sur la trichine',
          ]),
          field('Nom de la personne formée (examen initial)'),
        ],
        26,
      ),
      section('4. Remise'),
      row(
        [1, 1.4, 1],
        [field('Date et heure'), field('Lieu de la remise'), field('Température de la viande (°C)')],
        room,
      ),
      section('5. Engagements et signatures'),
      bullets([
        'Le cédant certifie que le gibier a été tué licitement, éviscéré au plus vite, gardé propre et au froid, sans anomalie vue.',
        `Le bénéficiaire destine la viande à sa consommation personnelle. Il ne la revend pas. Il la transporte et la garde au froid. Il cuit le sanglier à cœur, à ${limits.coreTemperature} °C au moins.`,
      ]),
      row([1, 1], [field('Le cédant : date et signature'), field('Le bénéficiaire : date et signature')], 26),
      notice({
        fontSize: known ? 7 : 8,
        stack: [
          { text: 'Rappels', bold: true, margin: [0, 0, 0, 2] },
          bullets([
            'Petite quantité : le gibier tué au cours d’une journée de chasse. Pièces entières : le chasseur ne dépouille pas, ne découpe pas, ne congèle pas, et ne cède pas les abats.',
            'Examen initial : recommandé ; obligatoire dans les zones à risque de tuberculose. Une carcasse douteuse n’est remise à personne. Repère de froid pour le grand gibier : 7 °C au plus dans toute la viande.',
            'Zones : un arrêté préfectoral peut imposer l’examen ou une recherche de trichine négative avant la remise.',
            'Plomb (Anses, 2018) : femmes en âge d’avoir des enfants et enfants évitent le grand gibier tiré au plomb ; les autres, environ trois fois par an.',
            `Prix solidaire, sans but lucratif. Sanglier hors plan de chasse ou marquage : ${limits.recommendedBoarPrice} € conseillés au plus par animal.`,
            `Vente à un commerce de détail : à ${limits.retailReach} km du lieu de chasse au plus, avec examen initial et, pour le sanglier, recherche de trichine. Ce certificat n’y suffit pas.`,
          ]),
        ],
      }),
    ],
    sources: [
      'Règlements (CE) n° 178/2002 (sécurité et traçabilité des denrées) et n° 853/2004 (article 1er ; annexe III, section IV).',
      'Arrêté du 18 décembre 2009 modifié, règles sanitaires applicables aux produits d’origine animale (gibier sauvage).',
      'Arrêté du 7 décembre 2016, tuberculose (article 11). Règlement d’exécution (UE) 2015/1375. Instruction DGAL/SDSSA/2021-555. Anses, 2018.',
    ],
  }
}

/** The blank form. */
export const gameTransfer = transferOf()

/** The form for one hunt: its beneficiary and animals are left to be written by hand. */
export const gameTransferOf = (known: Transferred): Sheet => transferOf(known)
