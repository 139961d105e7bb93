import { documentAmounts } from '../../amounts/document.ts'
import type { GivenLine } from '../../amounts/line.ts'
import { moneyInWords } from '../../inWords/moneyInWords.ts'
import { templateTitle, type PrintedTemplate } from '../printedTemplate.ts'
import type { FilledBuyer, FilledLine } from './filled.ts'
import { filledInvoice } from './form.ts'
import { hasDiscounts, layoutFor, type InvoiceLayout, type InvoiceLayoutId } from './layouts.ts'
import type { PrintedInvoice } from './printedInvoice.ts'

const sampleBuyer: FilledBuyer = {
  person: 'Nguyễn Thị Mai Anh',
  company: 'CÔNG TY TNHH THƯƠNG MẠI VÀ DỊCH VỤ HOA SEN MẪU',
  // Its check digit is wrong, so that it is nobody's.
  taxCode: '0123456789',
  personalId: '',
  passport: '',
  budgetCode: '',
  customerCode: '',
  address: 'Số 18 đường Trần Phú, phường Hải Châu, thành phố Đà Nẵng',
  phone: '',
  email: '',
  account: '0011 2233 4455',
  bank: 'Ngân hàng TMCP Mẫu, chi nhánh Đà Nẵng',
}

type SampleLine = GivenLine & Pick<FilledLine, 'name' | 'unit'>

const line = (
  name: string,
  unit: string,
  quantity: string,
  price: string,
  rate: string,
  discountRate = '',
): SampleLine => ({ nature: 'goods', name, unit, quantity, price, rate, discountRate, discount: '', amount: '' })

const printer = line('Máy in hóa đơn nhiệt khổ 80 mm', 'Cái', '4', '2450000', '8%', '5')
const scanner = line(
  'Máy quét mã vạch hai chiều không dây, kèm đế sạc và dây nối dài 2 m',
  'Bộ',
  '3',
  '1890000',
  '8%',
  '10',
)

const ofOneRate: readonly SampleLine[] = [
  printer,
  line('Giấy in nhiệt K80 × 45 mm', 'Cuộn', '120', '12500', '8%'),
  scanner,
  line('Dịch vụ lắp đặt và hướng dẫn sử dụng', 'Giờ', '6', '350000', '8%'),
]

const ofSeveralRates: readonly SampleLine[] = [
  printer,
  scanner,
  line('Sách “Hướng dẫn lập hóa đơn điện tử”', 'Quyển', '15', '148000', '5%'),
  line('Thuê đường truyền Internet, gói 12 tháng', 'Gói', '1', '4320000', '10%'),
  line('Phần mềm quản lý bán hàng, bản quyền 12 tháng', 'Bản', '2', '3600000', 'KCT'),
]

/** Sample lines that fit a layout: of one rate where it has one, without discounts where it shows none. */
const sampleLines = (layout: InvoiceLayout): readonly SampleLine[] =>
  (layout.vat === 'eachRate' ? ofSeveralRates : ofOneRate).map((each) => ({
    ...each,
    ...(layout.vat === 'none' && { rate: '' }),
    ...(!hasDiscounts(layout) && { discountRate: '' }),
  }))

/** What sample lines come to, counted as those of an invoice are (docs/decisions/0461). */
const amountsOf = ({ vat }: InvoiceLayout, lines: readonly SampleLine[]) => {
  const prices = vat === 'none' ? 'untaxed' : 'net'
  const nothing = { fees: [], untaxedReduction: '', otherReduction: '' }
  const amounts = documentAmounts({ currency: 'VND', prices, lines, ...nothing })
  if (!amounts.ok) throw new Error('sample lines that cannot be counted')
  return amounts.value
}

/** The invoice that a template's preview shows (seed 001 §2.4). */
export const sampleInvoice = (template: PrintedTemplate, layoutId: InvoiceLayoutId): PrintedInvoice => {
  const { formNumber, serial, startNumber, startDate, seller } = template
  const layout = layoutFor(layoutId, 1)
  const lines = sampleLines(layout)
  const amounts = amountsOf(layout, lines)
  return filledInvoice({
    title: templateTitle(template),
    layoutId,
    formNumber,
    symbol: serial,
    number: startNumber,
    day: startDate,
    kinds: [],
    code: '',
    list: null,
    corrects: null,
    seller,
    shop: '',
    buyer: sampleBuyer,
    payment: 'TM/CK',
    currency: 'VND',
    exchangeRate: '1',
    lines: lines.map((each, index) => ({
      ...each,
      ordinal: String(index + 1),
      details: [],
      amounts: amounts.lines[index] ?? null,
    })),
    fees: [],
    reductions: [],
    sums: { ...amounts, words: moneyInWords(amounts.total, 'VND') },
    signature: { by: seller.name, on: startDate },
    lookup: null,
    conversion: null,
    mark: 'MẪU',
  })
}
