import type { Caption } from '../../../src/domain/documents/caption.ts'
import type { PrintedInvoice, PrintedRow, PrintedSum } from '../../../src/domain/templates/invoice/printedInvoice.ts'
import { bold, element, line, tableOf } from './sheet.ts'

const captionOf = ({ vi, en }: Caption): string => `${vi} (${en})`

const rowLine = (row: PrintedRow): HTMLElement =>
  line(row.flatMap((said) => (said === undefined ? [] : [`${captionOf(said.caption)} ${said.value}`])).join(' '))

const sumLine = ({ caption, amount }: PrintedSum): HTMLElement => line(`${captionOf(caption)} ${amount}`, 'right')

/** Puts the texts and the table of an invoice into the page as its print has them, on a sheet of 794 px. */
export const showInvoice = (sheet: HTMLElement, invoice: PrintedInvoice): void =>
  sheet.replaceChildren(
    ...[invoice.name, ...invoice.kinds, invoice.display].map((caption) => bold(captionOf(caption), 'centred')),
    ...[invoice.symbol, invoice.number, ...(invoice.code === null ? [] : [invoice.code])].map(([caption, value]) =>
      line(`${captionOf(caption)} ${value}`, 'right'),
    ),
    ...[...invoice.seller, ...invoice.buyer].map(rowLine),
    tableOf(
      invoice.columns.map(({ caption }) => captionOf(caption)),
      invoice.lines.map(({ cells }) => cells),
    ),
    ...[...invoice.sums, ...invoice.lastSums].map(sumLine),
    line(`${captionOf(invoice.words.caption)} ${invoice.words.value}`),
    element('div', 'right', ...invoice.signatories.map(({ caption }) => bold(captionOf(caption)))),
    ...(invoice.signature ?? []).map(({ label, value }) => line(`${label} ${value}`, 'right')),
    ...invoice.notes.map((note) => line(note)),
  )
