import { Workbook } from '@cj-tech-master/excelts'

/** The rows of a sheet of an Excel file, as typed cells; days are `Date`. */
export async function readSheet(file: Uint8Array, name: string): Promise<unknown[][]> {
  const workbook = new Workbook()
  await workbook.xlsx.load(file)
  const rows = workbook.getWorksheet(name)?.getSheetValues() ?? []
  // Rows and cells are counted from one.
  return rows.slice(1).map((row) => row.slice(1))
}

/** How the cells of a sheet's first row of data are written, as Excel says it. */
export async function readFormats(file: Uint8Array, name: string): Promise<string[]> {
  const workbook = new Workbook()
  await workbook.xlsx.load(file)
  const formats: string[] = []
  workbook
    .getWorksheet(name)
    ?.getRow(2)
    .eachCell((cell) => formats.push(String(cell.numFmt)))
  return formats
}
