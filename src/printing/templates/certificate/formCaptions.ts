import type { Caption } from '../captions.ts'

/** What the form of Circular 91/2026 says otherwise than that of Decree 70/2025. */
export interface FormCaptions {
  readonly taxpayer: Caption
  readonly identity: Caption
  readonly signatory: Caption
}

const decree70: FormCaptions = {
  taxpayer: { vi: 'THÔNG TIN NGƯỜI NỘP THUẾ', en: 'Information of taxpayer' },
  identity: {
    vi: 'Số CCCD/số định danh cá nhân hoặc số hộ chiếu (trường hợp không có mã số thuế)',
    en: 'ID/Passport number if there is no tax code',
  },
  signatory: { vi: 'ĐẠI DIỆN TỔ CHỨC TRẢ THU NHẬP', en: '' },
}

const circular91: FormCaptions = {
  taxpayer: { vi: 'THÔNG TIN CÁ NHÂN, HỘ KINH DOANH, CÁ NHÂN KINH DOANH', en: 'Information of taxpayer' },
  identity: {
    vi: 'Số định danh cá nhân, giấy tờ tùy thân hoặc số hộ chiếu (trường hợp chưa đăng ký thuế)',
    en: 'ID/Passport number if not yet registered for tax',
  },
  signatory: { vi: 'ĐẠI DIỆN TỔ CHỨC KHẤU TRỪ', en: '' },
}

const circular91From = '2026-07-01'

/** The captions of the form that is in force on a day, `YYYY-MM-DD`; the newest where the day is not known. */
export const captionsOn = (day: string): FormCaptions => (day !== '' && day < circular91From ? decree70 : circular91)
