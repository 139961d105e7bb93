import type { Caption } from '../../documents/caption.ts'

/** Captions of form 03/TNCN (Circular 91/2026, appendix V), with the English that prints have beside them. */
export const captions = {
  motto: [
    { vi: 'CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM', en: 'SOCIALIST REPUBLIC OF VIETNAM' },
    { vi: 'Độc lập - Tự do - Hạnh phúc', en: 'Independence - Freedom - Happiness' },
  ],
  name: { vi: 'CHỨNG TỪ KHẤU TRỪ THUẾ THU NHẬP CÁ NHÂN', en: 'CERTIFICATE OF PERSONAL INCOME TAX WITHHOLDING' },
  form: { vi: 'Mẫu số', en: 'Form' },
  symbol: { vi: 'Ký hiệu', en: 'Serial No' },
  number: { vi: 'Số', en: 'No' },
  payer: { vi: 'THÔNG TIN TỔ CHỨC TRẢ THU NHẬP', en: 'Information of the income paying organization' },
  '01': { vi: 'Tên tổ chức trả thu nhập', en: 'Name of the income paying organization' },
  '02': { vi: 'Mã số thuế', en: 'Tax identification number' },
  '03': { vi: 'Địa chỉ', en: 'Address' },
  '04': { vi: 'Điện thoại', en: 'Telephone number' },
  '05': { vi: 'Họ và tên', en: 'Full Name' },
  '06': { vi: 'Mã số thuế', en: 'Tax identification number' },
  '07': { vi: 'Quốc tịch', en: 'Nationality' },
  '08': { vi: 'Cá nhân cư trú', en: 'Resident individual' },
  '09': { vi: 'Cá nhân không cư trú', en: 'Non-resident individual' },
  '10': { vi: 'Địa chỉ', en: 'Address' },
  '11': { vi: 'Điện thoại liên hệ', en: 'Contact phone number' },
  withheld: { vi: 'THÔNG TIN THUẾ THU NHẬP CÁ NHÂN KHẤU TRỪ', en: 'Information of personal income tax withheld' },
  '13': { vi: 'Khoản thu nhập', en: 'Type of income' },
  '14': { vi: 'Khoản đóng bảo hiểm bắt buộc', en: 'Compulsory insurance' },
  '15': {
    vi: 'Khoản đóng từ thiện, nhân đạo, khuyến học',
    en: 'Charitable, humanitarian and study promotion donations',
  },
  '16': { vi: 'Thời điểm trả thu nhập', en: 'Time of income payment' },
  fromMonth: { vi: 'Từ tháng', en: 'From month' },
  toMonth: { vi: 'đến tháng', en: 'to month' },
  year: { vi: 'năm', en: 'year' },
  '17': { vi: 'Tổng thu nhập chịu thuế phải khấu trừ', en: 'Total taxable income to be withheld' },
  '18': { vi: 'Tổng thu nhập tính thuế', en: 'Total assessable income' },
  '19': { vi: 'Số thuế thu nhập cá nhân đã khấu trừ', en: 'Amount of personal income tax withheld' },
} as const satisfies Readonly<Record<string, Caption | readonly Caption[]>>

export const texts = {
  signatureNote: '(Chữ ký điện tử, chữ ký số)',
  signedBy: 'Được ký bởi:',
  signedOn: 'Ngày ký:',
  check: '(Cần kiểm tra đối chiếu khi lập, giao, nhận hoá đơn, chứng từ)',
  converted: 'CHỨNG TỪ CHUYỂN ĐỔI TỪ CHỨNG TỪ ĐIỆN TỬ',
  converter: 'Người chuyển đổi',
  converterNote: '(Ký, ghi rõ họ tên)',
  convertedOn: 'Ngày chuyển đổi:',
} as const

/** What the form of Circular 91/2026 says otherwise than that of Decree 70/2025. */
interface FormCaptions {
  readonly taxpayer: Caption
  readonly identity: Caption
  readonly signatory: string
}

const decree70: FormCaptions = {
  taxpayer: { vi: 'THÔNG TIN NGƯỜI NỘP THUẾ', en: 'Information of taxpayer' },
  identity: {
    vi: 'Trường hợp không có mã số thuế thì ghi thông tin cá nhân theo số CMND, CCCD hoặc hộ chiếu',
    en: 'ID/Passport number if there is no tax code',
  },
  signatory: 'ĐẠI DIỆN TỔ CHỨC TRẢ THU NHẬP',
}

const circular91: FormCaptions = {
  taxpayer: { vi: 'THÔNG TIN CÁ NHÂN, HỘ KINH DOANH, CÁ NHÂN KINH DOANH', en: 'Information of taxpayer' },
  identity: {
    vi: 'Số định danh cá nhân, giấy tờ tùy thân hoặc số hộ chiếu (Trường hợp chưa đăng ký thuế)',
    en: 'ID/Passport number if not yet registered for tax',
  },
  signatory: 'ĐẠI DIỆN TỔ CHỨC KHẤU TRỪ',
}

const circular91From = '2026-07-01'

/** The captions of the form that is in force on a day, `YYYY-MM-DD`; the newest where the day is not known. */
export const captionsOn = (day: string): FormCaptions => (day !== '' && day < circular91From ? decree70 : circular91)
