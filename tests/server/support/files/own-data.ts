import type { OwnData } from '../../../../contract/account/own-data.ts'
import { Streamed } from '../../../../server/http/streamed.ts'

/** All that a person's file holds, as whoever reads it to the end. */
export async function readWhole(file: Promise<OwnData | Streamed<OwnData, 'acts'>>): Promise<OwnData> {
  const data = await file
  return data instanceof Streamed
    ? { ...data.answer, acts: (await Array.fromAsync(data.pages)).flat() }
    : data
}
