import { bullets, field, notice, row, section, type Sheet } from './sheet.ts'

/** The sheet that accompanies a muscle sample to the laboratory, one per animal. */
export const trichinellaSample: Sheet = {
  file: 'fiche-prelevement-trichine.pdf',
  title: 'Fiche de prélèvement trichine',
  purpose: 'À joindre au prélèvement envoyé à un laboratoire agréé. Une fiche par animal, ou par lot.',
  reviewed: '2026-11-22',
  content: [
    section('1. Chasseur ou responsable de territoire'),
    row([1, 1], [field('Nom et prénom'), field('Société ou territoire de chasse')]),
    row([2, 1], [field('Adresse'), field('Téléphone')]),
    row([1], [field('Adresse électronique pour recevoir le résultat')]),
    section('2. Animal'),
    row(
      [1.3, 1.2, 1.1],
      [
        field('Espèce', ['Sanglier', 'Autre :']),
        field('N° de bracelet ou de marquage'),
        field('Sexe', ['Mâle', 'Femelle']),
      ],
      30,
    ),
    row([1, 1.3, 0.7], [field('Date et heure du tir'), field('Commune du tir'), field('Département')]),
    row([1.4, 1.2], [field('Lieu-dit'), field('Poids estimé (kg)', ['Entier', 'Éviscéré'], true)]),
    section('3. Prélèvement'),
    row(
      [1.2, 1, 1],
      [
        field('Muscle prélevé', ['Langue entière', 'Pilier du diaphragme', 'Membre antérieur']),
        field('Date du prélèvement'),
        field('Masse envoyée (g)'),
      ],
      42,
    ),
    row([1, 1.2], [field('Nom de la personne qui a prélevé'), field('Signature')], 24),
    row(
      [1, 1.2],
      [
        field('Destination prévue de la carcasse', [
          'Consommation privée ou particulier',
          'Repas de chasse ou associatif',
          'Commerce de détail local',
        ]),
        field('Lieu où la carcasse attend le résultat'),
      ],
      42,
    ),
    section('4. Partie réservée au laboratoire agréé'),
    row([1.4, 1, 1], [field('Laboratoire'), field('Reçu le'), field('N° d’analyse')]),
    row(
      [1.2, 1.1, 1.1],
      [
        field('Résultat', [
          'Négatif : pas de larve de trichine',
          'Douteux : à confirmer',
          'Positif, confirmé par le laboratoire national',
          'Échantillon non analysable',
        ]),
        field('Date du résultat'),
        field('Cachet et signature'),
      ],
      42,
    ),
    notice({
      stack: [
        { text: 'Avant d’envoyer', bold: true, margin: [0, 0, 0, 2] },
        bullets([
          'Prélevez la langue entière, pas seulement la pointe, ou le pilier du diaphragme : une centaine de grammes.',
          'Un sachet étanche par animal, avec le numéro de l’animal. Gardez au froid (+4 °C), sans congeler, et envoyez sans attendre.',
          'Lot de 19 animaux au plus (5 g de chacun) : joignez la liste des numéros. Un lot douteux demande d’autres prélèvements.',
          'La carcasse reste au froid : ni cédée ni consommée avant un résultat négatif.',
        ]),
      ],
    }),
  ],
  sources: [
    'Règlement d’exécution (UE) 2015/1375 du 10 août 2015, contrôles concernant la présence de Trichinella dans les viandes.',
    'Arrêté du 18 décembre 2009 modifié, règles sanitaires applicables aux produits d’origine animale (gibier sauvage).',
    'Conseils de prélèvement : fédérations départementales des chasseurs du Lot-et-Garonne et des Vosges.',
  ],
}
