import type { City } from '../../contract/shared/cities.ts'

/** Id, INSEE code, name, postal codes, latitude, longitude, population: real communes. */
export const places = [
  [1, '18033', 'Bourges', '18000', 47.0798, 2.3951, 64186],
  [2, '18279', 'Vierzon', '18100', 47.2226, 2.0713, 25068],
  [3, '18141', 'Mehun-sur-Yèvre', '18500', 47.1382, 2.2311, 6380],
  [4, '18205', 'Saint-Doulchard', '18230', 47.1002, 2.3544, 9647],
  [5, '18197', 'Saint-Amand-Montrond', '18200', 46.7277, 2.5159, 9899],
  [6, '18241', 'Sancerre', '18300', 47.3268, 2.8255, 1269],
  [7, '18015', 'Aubigny-sur-Nère', '18700', 47.4755, 2.4379, 5451],
  [8, '18087', 'Dun-sur-Auron', '18130', 46.8786, 2.5755, 3524],
  [9, '18050', 'La Chapelle-Saint-Ursin', '18570', 47.0578, 2.3198, 3681],
  [10, '18097', 'Fussy', '18110', 47.1445, 2.4254, 1891],
  [11, '18145', 'Menetou-Salon', '18510', 47.2412, 2.4851, 1626],
  [12, '18207', 'Saint-Florent-sur-Cher', '18400', 46.9895, 2.258, 6463],
  [13, '18109', 'Henrichemont', '18250', 47.295, 2.5429, 1721],
  [14, '18223', "Saint-Martin-d'Auxigny", '18110', 47.2049, 2.3909, 2546],
  [15, '18058', 'Châteauneuf-sur-Cher', '18190', 46.8681, 2.3396, 1360],
  [16, '18108', "La Guerche-sur-l'Aubois", '18150', 46.954, 2.9405, 3151],
  [17, '58227', 'Saint-Amand-en-Puisaye', '58310', 47.5401, 3.0772, 1216],
  [18, '59526', 'Saint-Amand-les-Eaux', '59230', 50.4427, 3.4318, 15974],
  [19, '36088', 'Issoudun', '36100', 46.9447, 1.9857, 11159],
  [20, '36044', 'Châteauroux', '36000', 46.8062, 1.6913, 42963],
  [21, '36230', 'Vatan', '36150', 47.0616, 1.8237, 1994],
  [22, '36171', 'Reuilly', '36260', 47.0884, 2.0143, 1984],
  [23, '23096', 'Guéret', '23000', 46.1665, 1.8724, 12955],
  [24, '58194', 'Nevers', '58000', 46.9882, 3.1601, 33085],
  [25, '32160', "L'Isle-Jourdain", '32600', 43.6142, 1.0841, 9537],
  [26, '94038', "L'Haÿ-les-Roses", '94240', 48.7767, 2.3376, 31188],
  [27, '57521', 'Œting', '57600', 49.1732, 6.9103, 2599],
  [28, '69123', 'Lyon', '69001 69002 69003', 45.7699, 4.8037, 519127],
  [29, '75056', 'Paris', '75001 75002 75016 75116 75020', 48.8586, 2.2847, 2103778],
  [30, '2A004', 'Ajaccio', '20000 20090 20167', 41.9961, 8.8142, 76320],
  [31, '01053', 'Bourg-en-Bresse', '01000', 46.2074, 5.2461, 42372],
] as const

/** A commune of the test world by its name. */
export function place(label: (typeof places)[number][2]): City {
  const [id, , , codes] = places.find((each) => each[2] === label)!
  const postal_code = codes.slice(0, 5)
  return { id, label, postal_code, label_full: `${label} (${postal_code})` }
}

const silent = {
  contact_email: null,
  contact_phone: null,
  contact_hours: null,
  near_territories: false,
} as const
/** The federations of the test world. Cher and Indre are initialised; Creuse is not, and has no contact. */
export const federations = [
  {
    ...silent,
    id: 1,
    code: 'FDC18',
    name: 'Fédération des chasseurs du Cher',
    department_code: '18',
    contact_email: 'cher@chasse.example.org',
    contact_phone: '06 39 98 00 18',
    contact_hours: 'Du lundi au vendredi, de 9 h à 12 h et de 14 h à 17 h',
  },
  {
    ...silent,
    id: 2,
    code: 'FDC36',
    name: 'Fédération des chasseurs de l’Indre',
    department_code: '36',
    contact_email: 'indre@chasse.example.org',
  },
  { ...silent, id: 3, code: 'FDC23', name: 'Fédération des chasseurs de la Creuse', department_code: '23' },
] as const
