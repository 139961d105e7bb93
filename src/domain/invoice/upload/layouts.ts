import { keysOf, recordOf } from '../../form/table.ts'
import { locales } from '../../locale.ts'
import { headingKey } from '../../sheetTexts.ts'
import { sampleFields, uploadCaptions } from './captions.ts'
import { uploadFields, type UploadField } from './fields.ts'

type Headings = Readonly<Partial<Record<UploadField, readonly string[]>>>
type Codes = Readonly<Record<string, string>>

/** A file as one product writes it: what its headings mean, and its codes, which are never those of the XML (facts of the sales areas §1.2, §8). */
interface Layout {
  readonly headings: Headings
  /** Headings that together stand in no other layout; none of the product's own. */
  readonly signature: readonly string[]
  /** Natures of lines, and rates, by the product's codes; those that are not known here are refused. */
  readonly natures: Codes
  readonly rates: Codes
  /** Whether a row that names a buyer or a day needs its invoice's key. */
  readonly isKeyNeeded: boolean
}

const natureCodes: Codes = { '1': '1', '2': '2', '3': '3', '4': '4' }

const ownHeadings: Headings = Object.fromEntries(
  sampleFields.map((field) => [field, [field, ...locales.map((locale) => uploadCaptions[field][locale])]]),
)

/** More of what people write over columns of their own. */
const usualHeadings: Headings = {
  order_no: ['Mã đơn hàng', 'Mã hóa đơn', 'Số chứng từ', 'Order no', 'Invoice key'],
  inv_date: ['Ngày lập', 'Ngày'],
  company_name: ['Tên đơn vị', 'Tên công ty', 'Tên khách hàng'],
  buyer_name: ['Người mua hàng', 'Họ tên người mua hàng', 'Tên người mua'],
  tax_code: ['Mã số thuế', 'MST', 'Tax code'],
  budget_code: ['Mã đơn vị quan hệ ngân sách', 'Mã số ĐVCQHVNS'],
  personal_id: ['CCCD', 'Số CCCD', 'Căn cước công dân'],
  address: ['Địa chỉ', 'Address'],
  phone: ['Số điện thoại', 'Điện thoại'],
  email: ['Email', 'E-mail'],
  bank_name: ['Tên ngân hàng'],
  payment_method: ['HTTT', 'Phương thức thanh toán'],
  curr_cd: ['Đơn vị tiền tệ', 'Tiền tệ'],
  nature: ['Tính chất', 'Tính chất hàng hóa'],
  item_code: ['Mã hàng hóa', 'Mã sản phẩm'],
  item_name: ['Tên hàng', 'Tên hàng hóa', 'Tên sản phẩm', 'Diễn giải', 'Item name'],
  unit: ['ĐVT'],
  quantity: ['SL'],
  discount_rate: ['% chiết khấu', '% CK'],
  amount: ['Tiền hàng', 'Thành tiền chưa thuế'],
  vat_rate: ['Thuế suất GTGT', 'Thuế suất (%)', 'VAT %'],
  tax_amt: ['Tiền thuế', 'Tiền thuế GTGT'],
  total_amt: ['Tổng tiền', 'Tổng tiền thanh toán'],
}

const merged = (...tables: readonly Headings[]): Headings =>
  recordOf(uploadFields, (field) => tables.flatMap((table) => table[field] ?? []))

/** Codes of a product's columns, as they stand in its files. */
const vinHeadings: Headings = {
  order_no: ['MaHD'],
  inv_feature: ['LoaiHoaDon'],
  inv_date: ['NgayHoaDon'],
  customer_code: ['MaKhachHang'],
  buyer_name: ['TenNguoiMua', 'NguoiMuaHang'],
  company_name: ['TenDonVi'],
  budget_code: ['MDVQHNSach'],
  address: ['DiaChiKhachHang'],
  phone: ['CusPhone', 'SoDienThoai'],
  tax_code: ['MaSoThue'],
  personal_id: ['CCCD'],
  passport_no: ['SHChieu'],
  email: ['MailKhachHang'],
  payment_method: ['HinhThucThanhToan'],
  bank_account: ['SoTaiKhoan'],
  bank_name: ['TenTaiKhoan'],
  curr_cd: ['LoaiTien'],
  ex_rate: ['TyGia'],
  remark: ['ProcessInvNote', 'GhiChu'],
  nature: ['LoaiHangHoa'],
  special_kind: ['LoaiHangHoaDacTrung'],
  item_code: ['MaHangHoa'],
  item_name: ['TenHangHoa'],
  unit: ['DonViTinh'],
  quantity: ['SoLuong'],
  price: ['DonGia'],
  amount: ['ThanhTien'],
  vat_rate: ['ThueSuat'],
  tax_amt: ['TienThue'],
}

const vnptHeadings: Headings = {
  order_no: ['Fkey'],
  inv_date: ['NgayHoaDon'],
  customer_code: ['MaKhachHang'],
  company_name: ['TenKhachHang'],
  buyer_name: ['TenNguoiMua'],
  tax_code: ['MaSoThue'],
  address: ['DiaChiKhachHang'],
  phone: ['DienThoaiKhachHang'],
  bank_account: ['SoTaiKhoan'],
  bank_name: ['NganHang'],
  payment_method: ['HinhThucTT'],
  item_code: ['MaSanPham'],
  item_name: ['SanPham'],
  unit: ['DonViTinh'],
  quantity: ['SoLuong'],
  price: ['DonGia'],
  discount_rate: ['TyLeChietKhau'],
  discount_amt: ['SoTienChietKhau'],
  amount: ['ThanhTien'],
  vat_rate: ['ThueSuat'],
  tax_amt: ['TienThueSanPham'],
  total_amt: ['TongCong'],
  nature: ['TinhChatHangHoa'],
  curr_cd: ['DonViTienTe'],
  ex_rate: ['TyGia'],
  email: ['EmailKhachHang'],
  personal_id: ['CCCDan'],
}

const amnoteHeadings: Headings = {
  item_code: ['MHHDVU'],
  item_name: ['THHDVU'],
  unit: ['DVTINH'],
  nature: ['TCHAT'],
  quantity: ['SLUONG'],
  price: ['DGIA'],
  discount_rate: ['TLCKHAU'],
  discount_amt: ['STCKHAU'],
  amount: ['THTIEN'],
  vat_rate: ['TSUAT'],
  tax_amt: ['TTHUE'],
}

/** Those that others export first, by what they alone have; then the product's own, which takes what people write themselves. */
export const layouts = {
  vin: {
    headings: vinHeadings,
    signature: ['MaHD', 'LoaiHoaDon', 'TenHangHoa'],
    natures: {},
    rates: {},
    isKeyNeeded: true,
  },
  vnpt: {
    headings: vnptHeadings,
    signature: ['NgayHoaDon', 'SanPham', 'TinhChatHangHoa'],
    natures: {},
    rates: {},
    isKeyNeeded: false,
  },
  amnote: {
    headings: amnoteHeadings,
    signature: ['THHDVU', 'TCHAT'],
    natures: natureCodes,
    rates: {},
    isKeyNeeded: false,
  },
  minvoice: {
    headings: merged({ vat_rate: ['% thuế', '% thuế GTGT', 'Phần trăm thuế'] }, ownHeadings, usualHeadings),
    signature: ['Số đơn hàng', 'Tính chất', '% thuế'],
    natures: natureCodes,
    rates: { '-1': 'KCT', '-2': 'KKKNT' },
    isKeyNeeded: true,
  },
  own: {
    headings: merged(ownHeadings, usualHeadings),
    signature: [],
    natures: natureCodes,
    rates: {},
    isKeyNeeded: true,
  },
} as const satisfies Readonly<Record<string, Layout>>
export type LayoutName = keyof typeof layouts

export const layoutNames = keysOf<LayoutName>(layouts)

/** What is known of a layout. */
export const layoutOf = (name: LayoutName): Layout => layouts[name]

const fieldsByHeading = (name: LayoutName): ReadonlyMap<string, UploadField> => {
  const { headings } = layoutOf(name)
  return new Map(
    uploadFields.flatMap((field) => (headings[field] ?? []).map((text) => [headingKey(text), field] as const)),
  )
}

/** The fields that headings of a layout stand over, by their folded texts. */
export const fieldsOf = recordOf(layoutNames, fieldsByHeading)
