import { hasDiscounts, type InvoiceLayout } from './layouts.ts'
import type { InvoiceLine } from './lines.ts'

/** Who buys, as an invoice prints it. */
export interface Buyer {
  readonly person: string
  readonly company: string
  readonly taxCode: string
  readonly address: string
  readonly payment: string
  readonly account: string
  readonly bank: string
}

export const sampleBuyer: Buyer = {
  person: 'Nguyễn Thị Mai Anh',
  company: 'CÔNG TY TNHH THƯƠNG MẠI VÀ DỊCH VỤ HOA SEN MẪU',
  // Its check digit is wrong, so that it is nobody's.
  taxCode: '0123456789',
  address: 'Số 18 đường Trần Phú, phường Hải Châu, thành phố Đà Nẵng',
  payment: 'TM/CK',
  account: '0011 2233 4455',
  bank: 'Ngân hàng TMCP Mẫu, chi nhánh Đà Nẵng',
}

const line = (
  description: string,
  unit: string,
  quantity: string,
  price: string,
  rate: string,
  discountRate = '',
): InvoiceLine => ({
  nature: 'goods',
  description,
  unit,
  quantity,
  price,
  rate,
  discountRate,
  discount: '',
  amount: '',
})

const printer = line('Máy in hóa đơn nhiệt khổ 80 mm', 'Cái', '4', '2450000', '8%', '5')
const scanner = line(
  'Máy quét mã vạch hai chiều không dây, kèm đế sạc và dây nối dài 2 m',
  'Bộ',
  '3',
  '1890000',
  '8%',
  '10',
)

const ofOneRate: readonly InvoiceLine[] = [
  printer,
  line('Giấy in nhiệt K80 × 45 mm', 'Cuộn', '120', '12500', '8%'),
  scanner,
  line('Dịch vụ lắp đặt và hướng dẫn sử dụng', 'Giờ', '6', '350000', '8%'),
]

const ofSeveralRates: readonly InvoiceLine[] = [
  printer,
  scanner,
  line('Sách “Hướng dẫn lập hóa đơn điện tử”', 'Quyển', '15', '148000', '5%'),
  line('Thuê đường truyền Internet, gói 12 tháng', 'Gói', '1', '4320000', '10%'),
  line('Phần mềm quản lý bán hàng, bản quyền 12 tháng', 'Bản', '2', '3600000', 'KCT'),
]

/** Sample lines that fit a layout: of one rate where it has one, without discounts where it shows none. */
export const sampleLines = (layout: InvoiceLayout): readonly InvoiceLine[] =>
  (layout.vat === 'eachRate' ? ofSeveralRates : ofOneRate).map((each) =>
    hasDiscounts(layout) ? each : { ...each, discountRate: '' },
  )
