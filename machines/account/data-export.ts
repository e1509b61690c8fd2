import { readOwnData } from '../../contract/account/own-data.ts'
import { repeatableCommand } from '../patterns/repeatable-command.ts'

/** Downloads all personal data as a file (GDPR: access and portability). */
export const dataExportMachine = repeatableCommand({
  id: 'dataExport',
  call: readOwnData,
  description: 'Une personne télécharge tout ce que le service sait d’elle.',
  announced: 'Votre fichier est prêt.',
  file: (data) => ({
    name: readOwnData.attachment,
    content: JSON.stringify(data, null, 2),
    type: 'application/json',
  }),
  states: { fresh: 'Aucun fichier n’a encore été préparé.', done: 'Le fichier est prêt et téléchargé.' },
})
