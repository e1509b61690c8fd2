import { limits } from '../../contract/limits.ts'
import { bullets, notice, paragraph, section, type Sheet } from './sheet.ts'

/** What a person who receives, cooks or hands over boar should know about trichinella. */
export const trichinellaInformation: Sheet = {
  file: 'information-trichine.pdf',
  title: 'Fiche d’information sur la trichine',
  purpose: 'À lire avant de cuisiner, et à remettre avec tout sanglier cédé sans analyse.',
  reviewed: '2026-11-22',
  content: [
    notice({
      stack: [
        { text: 'L’essentiel', bold: true, fontSize: 12, margin: [0, 0, 0, 3] },
        bullets([
          `Cuisez le sanglier à cœur : au moins ${limits.coreTemperature} °C partout, au centre du morceau aussi, viande grise, plus rose du tout.`,
          'La congélation ne suffit pas : certaines trichines du gibier sauvage y résistent.',
          'Le sel, le séchage et la fumée ne détruisent pas le parasite.',
          'Seule une analyse de laboratoire dit si l’animal est porteur : rien ne se voit à l’œil nu.',
        ]),
      ],
    }),
    section('Qu’est-ce que la trichine ?'),
    paragraph(
      'La trichine (Trichinella) est un ver rond de quelques millimètres au plus. Ses larves se logent dans les muscles de l’animal et peuvent y rester vivantes plusieurs années. Une personne s’infeste en mangeant une viande parasitée crue ou pas assez cuite. La maladie s’appelle la trichinellose.',
    ),
    section('Quel gibier est concerné ?'),
    paragraph(
      'Le sanglier, avant tout. Plus largement, les mammifères qui mangent de la viande, carnivores ou omnivores. L’animal porteur ne paraît pas malade et sa carcasse ne montre aucune lésion, même ouverte et bien examinée.',
    ),
    section('Quels sont les signes chez une personne ?'),
    bullets([
      'Dès le deuxième jour environ : diarrhée, vomissements, douleurs au ventre.',
      'Puis : fièvre, gonflement des paupières et du visage, douleurs musculaires, grande fatigue.',
      'Parfois des complications du cœur ou des nerfs, et des douleurs qui durent.',
    ]),
    paragraph(
      'Le traitement est d’autant plus efficace qu’il commence tôt. Devant ces signes, consultez un médecin sans attendre et dites-lui que vous avez mangé du gibier.',
    ),
    section('Comment cuisiner sans risque ?'),
    bullets([
      `Mesurez au thermomètre de cuisson : ${limits.coreTemperature} °C au moins au cœur, dans la partie la plus épaisse.`,
      'Préférez civets, daubes et rôtis bien cuits. Pas de cuisson rosée ou saignante, ni de grillade rapide.',
      'Ne faites ni saucisson, ni jambon, ni viande séchée ou fumée avec un sanglier non analysé. Les produits cuits à cœur conviennent.',
      'Lavez vos mains, les couteaux, la planche et le hachoir après la viande crue.',
    ]),
    section('Pourquoi et comment faire analyser ?'),
    paragraph(
      'Le laboratoire agréé digère un échantillon de muscle et y cherche les larves. Prélevez la langue entière, le pilier du diaphragme ou un morceau de membre antérieur, dans un sachet étanche portant le numéro de l’animal, gardé au froid sans congeler, avec la fiche de prélèvement remplie. La carcasse attend au froid : elle n’est ni cédée ni consommée avant un résultat négatif. Si le résultat est positif, elle est détruite.',
    ),
    section('Que demande la réglementation ?'),
    bullets([
      'Commerce de détail local, repas de chasse ou repas associatif : la recherche de trichine est obligatoire. Le chasseur, premier détenteur, la fait faire et en paie les frais.',
      'Don ou cession à un particulier : l’analyse est vivement conseillée, et obligatoire là où un arrêté préfectoral la demande, par exemple autour d’un sanglier positif. Si elle n’a pas été faite, le chasseur doit informer du risque la personne qui reçoit le sanglier.',
      'Atelier de traitement du gibier : les services vétérinaires prélèvent.',
      'Renseignements : votre fédération départementale des chasseurs, qui indique aussi le laboratoire agréé.',
    ]),
  ],
  sources: [
    'Instruction technique DGAL/SDSSA/2021-555 : recherche de trichine selon la destination.',
    'Règlement d’exécution (UE) 2015/1375 du 10 août 2015, contrôles concernant la présence de Trichinella dans les viandes.',
    'Arrêté du 18 décembre 2009 modifié, règles sanitaires applicables aux produits d’origine animale (gibier sauvage).',
    'Ministère chargé de la santé, page « Trichinellose » : transmission, espèces en cause, traitement.',
    'Laboratoire départemental de la Lozère, et Centers for Disease Control and Prevention (CDC) : cuisson, congélation, sel, séchage, fumée.',
    'Université numérique francophone des sciences de la santé, « Trichinellose » : signes de la maladie.',
    'Fédérations départementales des chasseurs de l’Isère, du Lot-et-Garonne et des Vosges : gibier concerné, prélèvement.',
  ],
}
