import type { InvoiceValues } from '../../../../src/domain/invoice/content.ts'
import { newInvoice } from '../../../../src/domain/invoice/defaults.ts'
import { newLine, type InvoiceLine } from '../../../../src/domain/invoice/lines.ts'
import { invoiceVersionOn } from '../../../../src/domain/invoice/times.ts'

const seller = {
  vietnam_name: 'Công ty TNHH Chè Sen',
  tax_id: '0199999984',
  address: 'Số 1 phố Huế, Hà Nội',
  phone_number: '024 3825 1234',
  email: 'ketoan@example.vn',
}

/** A day on which invoices are written in each version. */
export const daysOf = { '2.0.1': '2025-05-20', '2.1.0': '2026-05-20', '2.1.1': '2026-11-20' } as const

export const goods = (changes: Partial<InvoiceLine> = {}): InvoiceLine => ({
  ...newLine('8%'),
  item_code: 'CHE-01',
  item_name: 'Chè sen Tây Hồ',
  unit: 'hộp',
  quantity: '3',
  price: '125000',
  ...changes,
})

const business = {
  company_name: 'Công ty Cổ phần Gốm & Sứ Bát Tràng',
  tax_code: '0100109106',
  address: '12 Lý Thường Kiệt, Hà Nội',
  email: 'mua.hang@example.vn',
}

/** A coded VAT invoice of one line in prices without VAT. */
export const vatInvoice = (changes: Partial<InvoiceValues> = {}): InvoiceValues => {
  const day = changes.inv_date ?? daysOf['2.1.1']
  const symbol = changes.serial_no ?? `C${day.slice(2, 4)}TAA`
  return {
    ...newInvoice({ seller, today: day, form: changes.form_no ?? '1', symbol, newest: '2.1.1' }),
    ...business,
    lines: [goods()],
    ...changes,
  }
}

/** A sales invoice, whose lines have no rates. */
export const salesInvoice = (changes: Partial<InvoiceValues> = {}): InvoiceValues =>
  vatInvoice({
    form_no: '2',
    serial_no: `C${(changes.inv_date ?? daysOf['2.1.1']).slice(2, 4)}TBB`,
    lines: [goods({ vat_rate: '' })],
    ...changes,
  })

/** A household's tax code is the personal number of whom it belongs to. */
const household = { comp_nm: 'Hộ kinh doanh Nguyễn Thị Hoa', comp_taxcd: '001190012345', comp_eml: '' }
const nobody = { company_name: '', tax_code: '', address: '', email: '' }

const vehicle = goods({
  nature: '5',
  item_name: 'Xe máy điện',
  special_kind: '1',
  special: [
    { name: 'SKhung', value: 'RLHKC2300MY012345' },
    { name: 'SMay', value: '' },
  ],
})

const discountOf = (rate: string, amount: string): InvoiceLine => ({
  ...newLine(rate),
  nature: '3',
  item_name: 'Chiết khấu thương mại',
  amount,
})

export const note = (text: string): InvoiceLine => ({ ...newLine(''), nature: '4', item_name: text })

/** Those that have elements since 2.1.0. */
const youngTexts = {
  shop_code: 'CH-07',
  shop_name: 'Cửa hàng Phố Cổ',
  budget_code: '1012345',
  personal_id: '046090001234',
  passport_no: 'C1234567',
}

const everyText = {
  customer_code: 'KH-9',
  phone: '0905123456',
  buyer_name: 'Nguyễn Văn An',
  bank_account: '0011004123456',
  bank_name: 'Ngân hàng Quê Hương',
  list_no: 'BK-3',
  remark: 'Giao tại kho',
  order_no: 'DH-77',
}

/** Says which invoice is corrected, of a day before. */
export const corrects = (inv_feature: '1' | '2', changes: Partial<InvoiceValues> = {}): Partial<InvoiceValues> => ({
  inv_feature,
  inv_type_ref: '1',
  form_no_ref: '1',
  serial_no_ref: 'C25TAA',
  inv_no_ref: '17',
  inv_date_ref: '2025-05-12',
  note: 'Sai đơn giá < 125.000 & "thuế"',
  correction_error: 'price',
  agreement_no: 'BB-01',
  agreement_date: '2025-05-12',
  ...changes,
})

/** Invoices that keep every rule on a day, each with what it shows. */
export const samplesOn = (day: string) => {
  const is = { inv_date: day }
  const isOld = invoiceVersionOn(day, '') === '2.0.1'
  return {
    'VAT, coded, net prices': vatInvoice(is),
    'VAT, without code, gross prices': vatInvoice({
      ...is,
      serial_no: `K${day.slice(2, 4)}TYY`,
      price_kind: 'gross',
      lines: [goods(), goods({ vat_rate: '10%', quantity: '7', price: '99999', discount_rate: '5' })],
    }),
    'VAT, in US dollars': vatInvoice({
      ...is,
      curr_cd: 'USD',
      ex_rate: '25450.5',
      lines: [goods({ quantity: '1.5', price: '19.99', vat_rate: '0%' })],
    }),
    'VAT, every text': vatInvoice({
      ...is,
      ...everyText,
      ...(isOld ? {} : youngTexts),
      list_date: day,
      lines: [goods({ discount_rate: '10' }), ...(isOld ? [] : [vehicle])],
      fees: [
        { fee_name: 'Phí bảo vệ môi trường', fee_amt: '12000' },
        { fee_name: 'Lệ phí trước bạ', fee_amt: '3000' },
      ],
      ...(isOld ? {} : { leasing_yn: '1', untaxed_reduction: '1000', other_reduction: '500' }),
    }),
    'VAT, discounts over rates': vatInvoice({
      ...is,
      lines: [
        goods({ quantity: '10', price: '100000' }),
        goods({ quantity: '4', price: '50000', vat_rate: '10%' }),
        goods({ quantity: '2', price: '30000', vat_rate: 'KHAC:5.26%' }),
        discountOf('8%', '33333'),
        discountOf('10%', '16667'),
      ],
    }),
    'VAT, promotion and note': vatInvoice({
      ...is,
      lines: [
        goods({ vat_rate: 'KCT' }),
        goods({ nature: '2', item_name: 'Hàng tặng', quantity: '1' }),
        note('Giao hàng từ 8 giờ\nđến 10 giờ < 2 lần & "một" nơi'),
      ],
    }),
    'sales invoice': salesInvoice({ ...is, duty_free_yn: '1', lines: [goods({ vat_rate: '', discount_amt: '5000' })] }),
    'sales invoice, of a household to a consumer': salesInvoice({
      ...is,
      ...nobody,
      ...household,
      fees: [{ fee_name: 'Phí giao', fee_amt: '9000' }],
    }),
    'sales invoice, reduced': salesInvoice({ ...is, ...(isOld ? {} : { reduced_percent: '3' }) }),
    'VAT, replacing': vatInvoice({ ...is, ...corrects('1') }),
    'VAT, adjusting': vatInvoice({
      ...is,
      ...corrects('2'),
      lines: [
        goods({ price: '-5000' }),
        goods({ vat_rate: '10%', quantity: '-1', price: '99999', discount_rate: '5' }),
      ],
      fees: [{ fee_name: 'Phí giao', fee_amt: '-9000' }],
    }),
    'sales invoice, replacing': salesInvoice({ ...is, ...corrects('1', { form_no_ref: '2', note: '' }) }),
    'sales invoice, adjusting': salesInvoice({
      ...is,
      ...corrects('2', { form_no_ref: '2', inv_date_ref: isOld ? '2025-05-12' : '2026-01-12' }),
      lines: [goods({ vat_rate: '', quantity: '-3' })],
      ...(isOld ? {} : { reduced_percent: '3' }),
    }),
  } as const satisfies Readonly<Record<string, InvoiceValues>>
}

/** A VAT invoice of so many lines. */
export const longInvoice = (lines: number): InvoiceValues =>
  vatInvoice({ lines: Array.from({ length: lines }, (_, place) => goods({ item_name: `Mặt hàng ${place + 1}` })) })
