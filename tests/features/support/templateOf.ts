import type { LayoutId } from '../../../src/domain/templates/codes.ts'
import type { PrintedSeller, PrintedTemplate } from '../../../src/domain/templates/printedTemplate.ts'

export const sampleSeller: PrintedSeller = {
  name: 'CÔNG TY TNHH THƯƠNG MẠI VÀ DỊCH VỤ SAO MAI XANH',
  taxCode: '0199999984',
  address: 'Số 5 ngõ 12, phố Đào Tấn, phường Ngọc Hà, thành phố Hà Nội',
  phone: '024 3766 1234',
  fax: '024 3766 1235',
  email: 'ketoan@saomaixanh.vn',
  website: 'https://saomaixanh.vn',
  accounts: [
    { number: '0011 0042 68888', bank: 'Ngân hàng TMCP Ngoại thương Việt Nam, chi nhánh Ba Đình' },
    { number: '1903 5566 7788', bank: 'Ngân hàng TMCP Kỹ thương Việt Nam' },
  ],
}

const codesOf = (layoutId: LayoutId): Pick<PrintedTemplate, 'kind' | 'formNumber' | 'serial'> => {
  if (layoutId === 'CTPIT00000') return { kind: 'document', formNumber: '03/TNCN', serial: 'CT26YY' }
  return { kind: 'invoice', formNumber: layoutId.slice(0, 1), serial: 'C26TAA' }
}

/** A template without images. */
export const templateOf = (layoutId: LayoutId, change: Partial<PrintedTemplate> = {}): PrintedTemplate => ({
  ...codesOf(layoutId),
  layoutId,
  startNumber: '1',
  startDate: '2026-11-23',
  seller: sampleSeller,
  logo: null,
  background: null,
  ...change,
})
