import { shownDay } from '../../dates.ts'
import type { Caption } from '../../documents/caption.ts'
import type { PrintedField } from '../../documents/printedForm.ts'
import { cashRegisterType, taxRefundType } from '../codes.ts'
import { hasCode } from '../symbols.ts'
import { captions, texts, titleOf } from './captions.ts'
import { columnsOf } from './columns.ts'
import type { FilledInvoice } from './filled.ts'
import { layoutFor, type InvoiceLayout } from './layouts.ts'
import { printedLines } from './lines.ts'
import { buyerRows, sellerRows } from './parties.ts'
import type { PrintedInvoice, PrintedInvoiceConversion, PrintedRow } from './printedInvoice.ts'
import { sumsOf } from './sums.ts'

/** The type stands after kind and year in a symbol. */
const typeOf = (symbol: string): string => symbol.charAt(3)

const open = '…'

const kindsOf = ({ symbol, kinds }: FilledInvoice): Caption[] => [
  ...(typeOf(symbol) === cashRegisterType ? [captions.cashRegister] : []),
  ...kinds,
]

const codeOf = ({ symbol, code }: FilledInvoice): PrintedInvoice['code'] =>
  hasCode(symbol) ? [captions.code, code === '' ? open.repeat(16) : code] : null

const signatureOf = ({ signature }: FilledInvoice): PrintedField[] | null =>
  signature === null
    ? null
    : [
        { label: texts.signedBy, value: signature.by },
        { label: texts.signedOn, value: signature.on === '' ? '…/…/……' : shownDay(signature.on) },
      ]

const dayInWords = (day: string): string => {
  const [year = '……', month = open, date = open] = day === '' ? [] : day.split('-')
  return `ngày ${date} tháng ${month} năm ${year}`
}

const conversionOf = ({ conversion }: FilledInvoice): PrintedInvoiceConversion | null => {
  if (conversion === null) return null
  const [year, month, date] = conversion.on.split('-')
  return {
    title: texts.converted,
    signatory: { caption: captions.converter, note: texts.converterNote },
    name: conversion.by,
    day: `Ngày ${date} tháng ${month} năm ${year}`,
  }
}

/** Decree 254/2026, appendix: what goes with a list of goods says so. */
const listOf = ({ list }: FilledInvoice): string | null =>
  list === null ? null : `Kèm theo bảng kê số ${list.number}, ${dayInWords(list.day)}`

const correctionWords = { replace: 'Thay thế cho', adjust: 'Điều chỉnh cho' } as const

/** Decree 70/2025 and Circular 91/2026 oblige whoever corrects an invoice to these words (facts of the sales areas §4). */
const correctsOf = ({ corrects }: FilledInvoice): string | null => {
  if (corrects === null) return null
  const { method, day } = corrects
  if ('list' in corrects)
    return `${correctionWords[method]} các hóa đơn kèm theo bảng kê số ${corrects.list || open}, ${dayInWords(day)}`
  const [form, symbol, number] = [corrects.formNumber, corrects.symbol, corrects.number].map((text) => text || open)
  return `${correctionWords[method]} hóa đơn Mẫu số ${form} ký hiệu ${symbol} số ${number} ${dayInWords(day)}`
}

const lookupLine = ({ lookup }: FilledInvoice): string[] => {
  if (lookup === null) return []
  const place = lookup.address === '' ? '' : ` tại Website: ${lookup.address}`
  return [`Tra cứu hóa đơn điện tử${place}, Mã số bí mật: ${lookup.code}`]
}

/** What a square code can hold without being too dense to be read: the code alone, since an address may not carry it. */
const squareOf = ({ lookup }: FilledInvoice): string | null =>
  lookup !== null && /^[\x21-\x7e]{1,64}$/.test(lookup.code) ? lookup.code : null

/** Rows of lines that fill the page of an ordinary invoice. */
const rowsOf = { none: 14, oneRate: 11, eachRate: 6 } as const satisfies Record<InvoiceLayout['vat'], number>

/** Letters on a line of the page, and lines that an ordinary invoice has above its table. */
const lineLength = 90
const nameLength = 56
const ordinaryLines = 11

const heightOf = ([one, other]: PrintedRow): number =>
  other === undefined ? Math.ceil((one.value.length + 1) / (one.weight === 'name' ? nameLength : lineLength)) : 1

type Shape = Pick<PrintedInvoice, 'seller' | 'buyer' | 'lines' | 'sums' | 'lastSums'>

/** Fewer as more is said around them. */
const leastRowsOf = ({ vat }: InvoiceLayout, { seller, buyer, lines, lastSums }: Shape): number => {
  const above = [...seller, ...buyer].reduce((sum, row) => sum + heightOf(row), 0)
  const within = lines.reduce((sum, { details }) => sum + details.length, 0)
  return rowsOf[vat] - Math.max(0, above - ordinaryLines) - within - lastSums.length
}

/** An invoice with its content, in the layout of its template. */
export const filledInvoice = (filled: FilledInvoice): PrintedInvoice => {
  const { title, layoutId, formNumber, symbol, day, lines, sums, currency, mark } = filled
  const number = filled.number === '' ? '………' : filled.number
  const layout = layoutFor(layoutId, new Set(lines.flatMap(({ rate }) => (rate === '' ? [] : [rate]))).size)
  const shape = {
    seller: sellerRows(filled),
    buyer: buyerRows(filled),
    lines: printedLines(lines, layout, currency),
    ...sumsOf(filled, layout),
  }
  return {
    ...shape,
    title,
    name: titleOf(formNumber, typeOf(symbol) === taxRefundType),
    kinds: kindsOf(filled),
    display: captions.display,
    day,
    list: listOf(filled),
    corrects: correctsOf(filled),
    symbol: [captions.symbol, `${formNumber}${symbol}`],
    number: [captions.number, number],
    code: codeOf(filled),
    columns: columnsOf(layout),
    leastRows: leastRowsOf(layout, shape),
    carriedOut: captions.carriedOut,
    carriedIn: captions.carriedIn,
    words: { caption: captions.words, value: sums === null ? open.repeat(20) : sums.words, weight: 'bold' },
    signatories: [
      { caption: captions.buyerSigns, note: texts.buyerNote },
      { caption: captions.sellerSigns, note: texts.sellerNote },
    ],
    signature: signatureOf(filled),
    conversion: conversionOf(filled),
    square: squareOf(filled),
    notes: [...lookupLine(filled), texts.check],
    reference: `Ký hiệu: ${formNumber}${symbol} – Số: ${number}`,
    mark,
  }
}
