import type { Blob } from 'node:buffer'
import type { Stream } from 'node:stream'
import type { Feature } from 'write-excel-file/node'
import {
  findElement,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  replaceElement,
} from 'write-excel-file/utility'

/** Prints on A4, fitted to the page width, with the header row of a sheet of data on each page. */
export const printing = (names: readonly string[]): Feature<Stream | Buffer | Blob> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (sheet) =>
          insertElementMarkupAccordingToOrderOfSiblings(
            sheet,
            '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
            getOrderOfSiblings('xl/worksheets/sheet{id}.xml', 'worksheet')!,
            'worksheet',
          ),
        transformElementAttributes: (tag, attributes) =>
          tag === 'pageSetup' ? { ...attributes, fitToWidth: 1, fitToHeight: 0 } : attributes,
      },
      'xl/workbook.xml': {
        transform: (book) =>
          replaceElement(
            book,
            findElement(book, 'definedNames')!,
            `<definedNames>${names
              .map(
                (name, index) =>
                  `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">'${name}'!$1:$1</definedName>`,
              )
              .join('')}</definedNames>`,
          ),
      },
    },
  },
})
