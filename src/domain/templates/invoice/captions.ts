import type { Caption } from '../../documents/caption.ts'

/**
 * Captions of forms 01/GTGT and 02/BH (Circular 91/2026, appendix V), with the English that prints have beside them; those that the forms have not
 * are the usual ones of prints (facts of the sales areas §5).
 */
export const captions = {
  display: { vi: 'Bản thể hiện của hóa đơn điện tử', en: 'Electronic invoice display' },
  /** Decree 254/2026, article 8. */
  cashRegister: { vi: 'Khởi tạo từ máy tính tiền', en: 'Issued from a cash register' },
  dutyFree: { vi: 'Dành cho tổ chức, cá nhân trong khu phi thuế quan', en: '' },
  leasing: { vi: 'Hóa đơn dùng cho cho thuê tài chính', en: 'Financial leasing' },
  symbol: { vi: 'Ký hiệu', en: 'Serial' },
  number: { vi: 'Số', en: 'No.' },
  code: { vi: 'Mã của cơ quan thuế', en: 'Tax authority code' },
  seller: { vi: 'Tên người bán', en: 'Seller' },
  taxCode: { vi: 'Mã số thuế', en: 'Tax code' },
  shop: { vi: 'Cửa hàng', en: 'Shop' },
  /** Of form 02/BH. */
  place: {
    vi: 'Mã địa điểm kinh doanh (áp dụng đối với hộ kinh doanh, cá nhân kinh doanh có nhiều địa điểm)',
    en: 'Place of business',
  },
  address: { vi: 'Địa chỉ', en: 'Address' },
  phone: { vi: 'Điện thoại', en: 'Tel' },
  fax: { vi: 'Fax', en: '' },
  email: { vi: 'Email', en: '' },
  website: { vi: 'Website', en: '' },
  account: { vi: 'Số tài khoản', en: 'Account No.' },
  bank: { vi: 'Ngân hàng', en: 'Bank' },
  person: { vi: 'Họ tên người mua', en: 'Customer’s name' },
  personOfSales: { vi: 'Họ tên người mua hàng', en: 'Customer’s name' },
  buyer: { vi: 'Tên người mua', en: 'Company’s name' },
  buyerTaxCodeOfSales: { vi: 'MST', en: 'Tax code' },
  personalId: { vi: 'Số định danh cá nhân', en: 'Personal ID' },
  passport: { vi: 'Số hộ chiếu', en: 'Passport No.' },
  budgetCode: { vi: 'Mã đơn vị quan hệ ngân sách', en: 'Budget unit code' },
  customerCode: { vi: 'Mã khách hàng', en: 'Customer code' },
  payment: { vi: 'Hình thức thanh toán', en: 'Payment method' },
  currency: { vi: 'Đồng tiền thanh toán', en: 'Currency' },
  exchangeRate: { vi: 'Tỷ giá', en: 'Exchange rate' },
  discountSum: { vi: 'Tổng tiền chiết khấu thương mại', en: 'Total trade discount' },
  net: { vi: 'Cộng tiền hàng', en: 'Total amount' },
  rate: { vi: 'Thuế suất GTGT', en: 'VAT rate' },
  tax: { vi: 'Tiền thuế GTGT', en: 'VAT amount' },
  untaxedReduction: { vi: 'Tổng giảm trừ không chịu thuế', en: 'Reduction without VAT' },
  otherReduction: { vi: 'Tổng giảm trừ khác', en: 'Other reduction' },
  branchReduction: { vi: 'Giảm 20% mức tỷ lệ % để tính thuế GTGT', en: '20% cut of the VAT percentage' },
  total: { vi: 'Tổng cộng tiền thanh toán', en: 'Total payment' },
  /** Of form 01/GTGT with its nine columns. */
  totalWithTax: { vi: 'Tổng tiền thanh toán đã có thuế GTGT', en: 'Total payment' },
  totalOfSales: { vi: 'Tổng tiền thanh toán', en: 'Total payment' },
  inDong: { vi: 'Quy đổi ra đồng Việt Nam', en: 'In VND' },
  words: { vi: 'Số tiền viết bằng chữ', en: 'Amount in words' },
  carriedOut: { vi: 'Cộng chuyển sang trang sau', en: 'Carried forward' },
  carriedIn: { vi: 'Cộng trang trước chuyển sang', en: 'Brought forward' },
  buyerSigns: { vi: 'NGƯỜI MUA HÀNG', en: 'Buyer' },
  converter: { vi: 'Người chuyển đổi', en: 'Converter' },
  sellerSigns: { vi: 'NGƯỜI BÁN HÀNG', en: 'Seller' },
} as const satisfies Readonly<Record<string, Caption>>

/** Captions of the sums of each rate. */
export interface RateCaptions {
  readonly summary: Caption
  readonly net: Caption
  readonly tax: Caption
  readonly gross: Caption
  readonly total: Caption
}

export const rateCaptions: RateCaptions = {
  summary: { vi: 'Tổng hợp theo thuế suất', en: 'Summary by VAT rate' },
  net: { vi: 'Tiền chưa có thuế', en: 'Amount' },
  tax: captions.tax,
  gross: { vi: 'Tiền có thuế', en: 'Total amount' },
  total: captions.total,
}

/** Those of form 01/GTGT with its nine columns. */
export const officialRateCaptions: RateCaptions = {
  summary: { vi: 'Tổng tiền thuế giá trị gia tăng theo từng loại thuế suất', en: '' },
  net: { vi: 'Tổng tiền chưa có thuế GTGT', en: '' },
  tax: { ...captions.tax, en: '' },
  gross: { vi: 'Tổng tiền có thuế GTGT', en: '' },
  total: captions.totalWithTax,
}

export const texts = {
  buyerNote: '(Chữ ký số (nếu có))',
  sellerNote: '(Chữ ký điện tử, chữ ký số)',
  converted: 'HÓA ĐƠN CHUYỂN ĐỔI TỪ HÓA ĐƠN ĐIỆN TỬ',
  converterNote: '(Ký, ghi rõ họ tên)',
  signedBy: 'Ký bởi:',
  signedOn: 'Ký ngày:',
  check: '(Cần kiểm tra, đối chiếu khi lập, giao, nhận hóa đơn)',
  promotion: 'Hàng hóa, dịch vụ khuyến mại, không thu tiền',
  discount: 'Chiết khấu',
  tradeDiscount: 'Chiết khấu thương mại',
} as const

const vatInvoice: Caption = { vi: 'HÓA ĐƠN GIÁ TRỊ GIA TĂNG', en: 'VAT INVOICE' }
const salesInvoice: Caption = { vi: 'HÓA ĐƠN BÁN HÀNG', en: 'SALES INVOICE' }
const taxRefundInvoice: Caption = {
  vi: 'HÓA ĐƠN GIÁ TRỊ GIA TĂNG\nKIÊM TỜ KHAI HOÀN THUẾ',
  en: 'VAT INVOICE AND TAX REFUND DECLARATION',
}

/** Titles of forms (Circular 91/2026, appendix V). */
const titles: ReadonlyMap<string, Caption> = new Map([
  ['2', salesInvoice],
  ['7', { vi: 'HÓA ĐƠN THƯƠNG MẠI ĐIỆN TỬ', en: 'COMMERCIAL INVOICE' }],
  [
    '8',
    {
      vi: 'HÓA ĐƠN GIÁ TRỊ GIA TĂNG\nTÍCH HỢP BIÊN LAI\nTHU THUẾ, PHÍ, LỆ PHÍ',
      en: 'VAT INVOICE WITH INTEGRATED TAX OR FEE RECEIPT',
    },
  ],
  [
    '9',
    {
      vi: 'HÓA ĐƠN BÁN HÀNG\nTÍCH HỢP BIÊN LAI\nTHU THUẾ, PHÍ, LỆ PHÍ',
      en: 'SALES INVOICE WITH INTEGRATED TAX OR FEE RECEIPT',
    },
  ],
])

export const titleOf = (formNumber: string, isTaxRefund: boolean): Caption =>
  titles.get(formNumber) ?? (isTaxRefund ? taxRefundInvoice : vatInvoice)
