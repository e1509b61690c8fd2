import { dayInWords } from '../rules/days-in-words.ts'
import type { Content } from 'pdfmake'
import { VERIFICATION } from '../../contract/pages.ts'
import { dayIn } from '../../contract/time-zones.ts'
import { advice, alarmOf, searchInWords } from '../../contract/shared/certificates.ts'
import type { CertifiedAnimal } from '../queries/receiver/received-animals.ts'
import { boxed, bullets, notice, paragraph, section, type Sheet } from './sheet.ts'

const examined = {
  none: 'Non fait, à la connaissance du cédant',
  sound: 'Fait par une personne formée, sans anomalie',
  doubtful: 'Fait par une personne formée : anomalie vue',
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The known facts about the animal, one per line. */
const factsOf = (animal: CertifiedAnimal): [string, string][] => [
  ['Espèce', capital(animal.specimen_type)],
  ['N° de marquage', animal.tag ?? 'Sans marquage'],
  ['Chasse du', dayInWords(animal.started_at)],
  ['Commune', animal.city],
  ['Fédération', animal.federation ?? 'Non renseignée'],
  ['Examen initial par le cédant', examined[animal.examination]],
  ['N° de la fiche d’accompagnement', animal.sheet ?? 'Sans fiche'],
  ['Recherche de trichine', animal.search ? searchInWords[animal.search] : 'Sans objet pour cette espèce'],
]

const table = (animal: CertifiedAnimal): Content => ({
  table: {
    widths: [120, '*'],
    body: factsOf(animal).map(([label, value]) => [
      { text: label, style: 'label', margin: [0, 1, 0, 0] },
      { text: value, bold: true },
    ]),
  },
  layout: boxed,
})

const qr = (url: string): Content[] => [
  { qr: url, fit: 130, eccLevel: 'M', padding: 0 },
  { text: 'Vérifier en ligne', style: 'label', alignment: 'center', margin: [0, 4, 0, 0] },
]

/** The URL encoded in the certificate's QR code. */
export const verificationUrl = (publicUrl: string, { verification_token }: CertifiedAnimal) =>
  `${publicUrl}${VERIFICATION}/${verification_token}`

/** The certificate of an animal for its receiver; it names no person. `now`: its day is that of the hunt's place. */
export function certificateOf(animal: CertifiedAnimal, publicUrl: string, now: Date): Sheet {
  const url = verificationUrl(publicUrl, animal)
  const alarm = alarmOf(animal)
  return {
    file: `certificat-${animal.id}.pdf`,
    title: 'Certificat de remise de gibier',
    purpose: `Gibier sauvage remis entier à un particulier. Ce qu’on en savait le ${dayInWords(dayIn(animal.time_zone, now))}.`,
    reviewed: '2026-11-22',
    content: [
      section('L’animal'),
      {
        columns: [
          { width: '*', stack: [table(animal)] },
          { width: 'auto', stack: qr(url) },
        ],
        columnGap: 14,
      },
      ...(alarm ? [notice({ text: alarm, bold: true })] : []),
      notice({
        stack: [
          { text: 'Avant de cuisiner', bold: true, fontSize: 12, margin: [0, 0, 0, 3] },
          bullets([...(animal.search === null ? [] : [advice.trichinella]), advice.cooking, advice.keeping]),
        ],
      }),
      section('Plomb'),
      paragraph(advice.lead),
      section('Vérifier ce certificat'),
      paragraph(
        'Le code QR, ou l’adresse ci-dessous, montre l’état à jour de la recherche de trichine, et si l’animal est rappelé. Personne n’y est nommé. Qui a ce papier peut le vérifier.',
      ),
      { text: url, fontSize: 8 },
    ],
    sources: [
      'Instruction technique DGAL/SDSSA/2021-555 : examen initial, abats, recherche de trichine.',
      'Arrêté du 18 décembre 2009 modifié, règles sanitaires applicables aux produits d’origine animale (gibier sauvage).',
      'Anses, 2018 : consommation de gibier sauvage et plomb.',
    ],
  }
}
