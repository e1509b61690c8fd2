/** The documents that a giver prints, served without a session. Source: spec §2 « Documents ». */
export const documents = [
  { label: 'Fiche de prélèvement trichine', href: '/documents/fiche-prelevement-trichine.pdf' },
  { label: 'Fiche d’information sur la trichine', href: '/documents/information-trichine.pdf' },
  { label: 'Certificat de cession de gibier', href: '/documents/certificat-cession-gibier.pdf' },
] as const

/** The URL of the transfer certificate of one of the caller's hunts: a PDF with what is already known. */
export const transferPath = (huntId: number | string) => `/documents/cessions/${huntId}`

/** The name of its file; `day` of the hunt: YYYY-MM-DD. */
export const transferFile = (day: string) => `certificat-cession-${day}.pdf`
