import { scaled } from '../amounts/recount.ts'
import type { PrintedAmounts } from './printedAmounts.ts'
import { comparing, readMoney, readPrinted, type Comparing } from './printedNumber.ts'
import type { XmlAmounts, XmlLine } from './xmlAmounts.ts'

interface Printed {
  readonly xml: XmlAmounts
  readonly print: PrintedAmounts
  readonly currency: string
  /** The total in đồng of a foreign currency, by a count of its own. */
  readonly dong: bigint
}

type Cells = ReadonlyMap<string, string>

const isUntaxed = (rate: string): boolean => rate === '' || rate === 'KCT' || rate === 'KKKNT'

/** `8%` and `5,26%` as they are printed. */
const shownRate = (rate: string): string => {
  const [, percent = ''] = /^KHAC:(.*)%$/.exec(rate) ?? []
  return percent === '' ? rate : `${String(Number(percent)).replace('.', ',')}%`
}

const netCaptions = ['Thành tiền', 'Thành tiền chưa có thuế GTGT'] as const

/** What a line counts for: trade discounts are positive in the XML, and stand with a minus in print. */
const signed = ({ nature }: XmlLine, amount: string): bigint => (nature === '3' ? -scaled(amount) : scaled(amount))

/** What columns say of a line, by their captions. */
const rightCells = (line: XmlLine): ReadonlyMap<string, bigint> => {
  const net = signed(line, line.net)
  const tax = signed(line, line.tax)
  return new Map([
    ...netCaptions.map((caption) => [caption, net] as const),
    ['Tiền thuế GTGT', tax],
    ['Thành tiền có thuế GTGT', net + tax],
    ['Tiền chiết khấu', scaled(line.discount)],
  ])
}

const rightText = (line: XmlLine, caption: string): string | null => {
  if (line.nature === '4') return ''
  if (caption === 'Tiền thuế GTGT' && isUntaxed(line.rate)) return '–'
  return caption === 'Tiền chiết khấu' && line.discount === '' ? '' : null
}

const compareGiven = (same: Comparing['same'], line: XmlLine, cells: Cells, name: string): void => {
  const given = [
    ['Số lượng', line.quantity, ''],
    ['Đơn giá', line.price, ''],
    ['Chiết khấu', line.discountRate, '%'],
  ] as const
  for (const [caption, amount, unit] of given) {
    const cell = cells.get(caption)
    if (cell === undefined) continue
    const isRight = amount === '' ? cell === '' : cell.endsWith(unit)
    same(
      `${name} ${caption}`,
      isRight && amount !== '' ? readPrinted(cell.slice(0, cell.length - unit.length)) : cell,
      amount === '' ? '' : scaled(amount),
    )
  }
  const rate = cells.get('Thuế suất')
  if (rate !== undefined) same(`${name} rate`, rate, shownRate(line.rate))
}

/** A discount stands below the name where a layout has no column for it. */
const compareDetail = (same: Comparing['same'], line: XmlLine, cells: Cells, currency: string, name: string): void => {
  if (cells.has('Tiền chiết khấu') || line.discount === '') return
  const [, amount = ''] = /^Chiết khấu.*: (.*)$/m.exec(cells.get('Tên hàng hóa, dịch vụ') ?? '') ?? []
  same(`${name} discount`, readMoney(amount, currency), scaled(line.discount))
}

const compareLines = ({ xml, print, currency }: Printed, same: Comparing['same']): void => {
  same('lines', BigInt(print.lines.length), BigInt(xml.lines.length))
  for (const [at, line] of xml.lines.entries()) {
    const cells = print.lines[at] ?? new Map<string, string>()
    for (const [caption, right] of rightCells(line)) {
      const cell = cells.get(caption)
      if (cell === undefined) continue
      const text = rightText(line, caption)
      same(`line ${at} ${caption}`, text === null ? readMoney(cell, currency) : cell, text ?? right)
    }
    compareGiven(same, line, cells, `line ${at}`)
    compareDetail(same, line, cells, currency, `line ${at}`)
  }
}

/** What pages carry is the sum of what is printed above it. */
const compareCarried = ({ xml, print, currency }: Printed, same: Comparing['same']): void => {
  for (const { after, cells } of print.carried)
    for (const [caption, cell] of cells) {
      const rights = xml.lines.slice(0, after).map((line) => rightCells(line).get(caption))
      if (cell === '' || cell.startsWith('Cộng') || rights.some((right) => right === undefined)) continue
      const sum = rights.reduce<bigint>((total, right) => total + (right ?? 0n), 0n)
      same(`carried ${caption}`, readMoney(cell, currency), sum)
    }
}

const compareRates = ({ xml, print, currency }: Printed, same: Comparing['same']): void => {
  if (print.rates.length === 0) return
  const rows = [...xml.rates, { rate: '', net: xml.net, tax: xml.tax }]
  same('rates', BigInt(print.rates.length), BigInt(rows.length))
  for (const [at, { rate, net, tax }] of rows.entries()) {
    const [name = '', ...cells] = print.rates[at] ?? []
    if (rate !== '') same('name of a rate', /(?:: |\()([^:()]*)\)?$/.exec(name)?.[1] ?? name, shownRate(rate))
    const [printedNet = '', printedTax = '', gross = ''] = cells
    same(`net of ${rate}`, readMoney(printedNet, currency), scaled(net))
    const isOpen = rate !== '' && isUntaxed(rate)
    same(`tax of ${rate}`, isOpen ? printedTax : readMoney(printedTax, currency), isOpen ? '–' : scaled(tax))
    same(`gross of ${rate}`, readMoney(gross, currency), scaled(net) + scaled(tax))
  }
}

const reductionCaptions = ['Tổng giảm trừ khác', 'Giảm 20% mức tỷ lệ % để tính thuế GTGT'] as const

const compareSums = ({ xml, print, currency, dong }: Printed, same: Comparing['same']): void => {
  const named = (caption: string): bigint[] =>
    print.sums
      .filter((sum) => sum.caption === caption)
      .map(({ amount }) => {
        const read = readMoney(amount, currency)
        return typeof read === 'bigint' ? read : -1n
      })
  const summed = (captions: readonly string[]): bigint =>
    captions.flatMap(named).reduce((total, amount) => total + amount, 0n)
  const totals = print.sums.filter(({ caption }) => /^Tổng (?:cộng )?tiền thanh toán/.test(caption))
  const total = totals[0]?.amount ?? print.rates.at(-1)?.[3] ?? ''
  same('total', readMoney(total, currency), scaled(xml.total))
  same(
    'discount',
    summed(['Tổng tiền chiết khấu thương mại']),
    scaled(print.sums.some(({ caption }) => caption.startsWith('Tổng tiền chiết khấu')) ? xml.discount : ''),
  )
  same('untaxed reduction', summed(['Tổng giảm trừ không chịu thuế']), -scaled(xml.untaxedReduction))
  same('other reductions', summed(reductionCaptions), -scaled(xml.otherReductions))
  const fees = print.sums
    .filter(({ caption }) => caption.startsWith('Phí'))
    .map(({ amount }) => readMoney(amount, currency))
  same('fees', fees.join(), xml.fees.map(scaled).join())
  for (const net of named('Cộng tiền hàng')) if (xml.net !== '') same('net', net, scaled(xml.net))
  for (const tax of named('Tiền thuế GTGT')) same('tax', tax, scaled(xml.tax))
  const inDong = print.sums
    .filter(({ caption }) => caption === 'Quy đổi ra đồng Việt Nam')
    .map(({ amount }) => amount.replace(/ VND$/, ''))
  same('đồng', inDong.map((amount) => readMoney(amount, 'VND')).join(), currency === 'VND' ? '' : String(dong))
}

/** What a print says otherwise than the XML; empty where every amount is the same. */
export const printDifferences = (printed: Printed): readonly string[] => {
  const { wrong, same } = comparing()
  compareLines(printed, same)
  compareCarried(printed, same)
  compareRates(printed, same)
  compareSums(printed, same)
  same('words', printed.print.words, printed.xml.words)
  return wrong
}
