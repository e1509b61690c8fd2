import { type OwnData, readOwnData } from '../../../contract/account/own-data.ts'
import { download } from '../shared/download.ts'

/** Downloads a person’s data as a readable file. */
export const keepFile = (data: OwnData): void =>
  download(readOwnData.attachment, JSON.stringify(data, null, 2), 'application/json')
