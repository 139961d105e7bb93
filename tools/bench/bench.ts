import { amountFigures } from './amounts/measureAmounts.ts'
import { measureTables, tableFigures } from './tables/measureTables.ts'
import { ownOptions } from '../commands/ownOptions.ts'
import type { Figure } from './figure.ts'
import { isWithinAim, lineOf } from './figure.ts'
import { numberFigures } from './numbers/numbers.ts'
import { outboxFigures } from './outbox/outbox.ts'
import { archiveFigures } from './server/archives.ts'
import { certificateRunFigures } from './server/certificateRuns.ts'
import { invoiceRunFigures } from './server/invoiceRuns.ts'
import { issueRunFigures } from './server/issueRuns.ts'
import { invoiceFigures } from './invoices/measureInvoices.ts'
import { invoiceDraftFigures } from './invoices/drafted.ts'
import { lineFigures } from './lines/measureLines.ts'
import { draftedFigures } from './payroll/drafted.ts'
import { readFigures } from './payroll/readRows.ts'
import { browserFigures } from './items/inBrowser.ts'
import { serverFigures } from './items/onServer.ts'
import { pageFigures } from './pages/pages.ts'
import { previewFigures } from './prints/measurePrints.ts'
import { bodyFigures } from './server/largeBodies.ts'
import { itemLookupFigures } from './server/itemLookups.ts'
import { listFigures } from './server/listPage.ts'
import { millionFigures } from './server/million.ts'
import { millionCertificateFigures } from './server/millionCertificates.ts'
import { millionInvoiceFigures } from './server/millionInvoices.ts'
import { hsmFigures } from './server/hsmSigning.ts'
import { registerFigures } from './server/registering.ts'
import { spreadsheetFigures } from './spreadsheets/measureSpreadsheets.ts'
import { sizeFigures } from './size/figures.ts'
import { measureRoutes } from './size/measure.ts'

/** What is measured, one part after the other, so that none disturbs another. */
const parts: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  size: async () => (await measureRoutes()).flatMap(sizeFigures),
  register: registerFigures,
  hsm: hsmFigures,
  list: listFigures,
  numbers: numberFigures,
  outbox: outboxFigures,
  bodies: bodyFigures,
  pages: pageFigures,
  excel: spreadsheetFigures,
  prints: previewFigures,
  items: browserFigures,
  itemLookups: itemLookupFigures,
  upload: serverFigures,
  payroll: async () => [...(await readFigures()), ...(await draftedFigures())],
  table: async () => tableFigures(await measureTables()),
  lines: lineFigures,
}

/** What takes minutes and is measured only where it is named. */
const longParts: typeof parts = {
  million: millionFigures,
  millionCertificates: millionCertificateFigures,
  millionInvoices: millionInvoiceFigures,
  runs: issueRunFigures,
  certificateRuns: certificateRunFigures,
  invoiceRuns: invoiceRunFigures,
  invoiceDrafts: invoiceDraftFigures,
  archives: archiveFigures,
  amounts: amountFigures,
  invoices: invoiceFigures,
}
const everyPart = { ...parts, ...longParts }

const { values, words } = ownOptions({ json: { type: 'boolean', default: false } }, true)
const names = words.length === 0 ? Object.keys(parts) : words
const unknown = names.filter((name) => !(name in everyPart))

if (unknown.length > 0) {
  console.error(`Nothing is called ${unknown.join(', ')}; there are ${Object.keys(everyPart).join(', ')}.`)
  process.exitCode = 1
} else {
  const figures: Figure[] = []
  for (const name of names) {
    const measured = (await everyPart[name]?.()) ?? []
    figures.push(...measured)
    if (!values.json) for (const figure of measured) console.log(lineOf(figure))
  }
  const aimed = figures.filter(({ aim }) => aim !== undefined)
  if (values.json)
    console.log(
      JSON.stringify(
        figures.map((figure) => ({ ...figure, ok: isWithinAim(figure) })),
        null,
        2,
      ),
    )
  else console.log(`${aimed.filter(isWithinAim).length} of ${aimed.length} aims reached`)
}
