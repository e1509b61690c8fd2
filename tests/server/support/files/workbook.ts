import { strFromU8, unzipSync } from 'fflate'
import readXlsxFile, { readSheet as readXlsx } from 'read-excel-file/node'

/** The rows of a sheet of an Excel file as typed cells; days are `Date`. */
export const readSheet = (file: Uint8Array, name: string): Promise<unknown[][]> =>
  readXlsx(Buffer.from(file), name)

/** The names of the sheets of an Excel file, in order. */
export const readSheetNames = async (file: Uint8Array): Promise<string[]> =>
  (await readXlsxFile(Buffer.from(file))).map(({ sheet }) => sheet)

/** The number formats of the first data row of « Données », in Excel's notation. */
export function readFormats(file: Uint8Array): string[] {
  const part = (path: string) => strFromU8(unzipSync(file)[path]!)
  const styles = part('xl/styles.xml')
  const codes = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [id, code]),
  )
  const formats = [...styles.split('<cellXfs')[1]!.matchAll(/<xf (?:numFmtId="(\d+)")?/g)].map(
    ([, id]) => codes.get(id) ?? 'General',
  )
  const [row = ''] = /<row r="2">.*?<\/row>/s.exec(part('xl/worksheets/sheet1.xml')) ?? []
  return [...row.matchAll(/<c r="\w+" s="(\d+)"/g)].map(([, style]) => formats[Number(style)]!)
}
