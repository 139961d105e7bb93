import type { XmlElement } from 'libxml2-wasm'
import { elementChildren, textOnly } from '../../../signing/xmldsig/elements.ts'
import { certificateSignature } from '../../../src/domain/pitCertificate/layout.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { writtenTaxCode } from '../../../src/domain/taxCode.ts'
import { commonReasons, type Asked, type Reason } from '../../authority/simulator/answering.ts'
import { decidedKind } from '../../authority/simulator/decided.ts'
import { elements, noticeHeading, reasonRows } from '../../authority/simulator/noticeXml.ts'
import { certificateMessage } from './messages.ts'

/** What the simulated authority finds in certificates; the numbers are its own. */
export const certificateReasons = {
  taxAboveIncome: {
    code: '9201',
    text: 'Số thuế thu nhập cá nhân đã khấu trừ lớn hơn tổng thu nhập chịu thuế',
  },
} as const satisfies Record<string, Reason>

interface Read {
  readonly taxCode: string
  readonly payer: string
  readonly income: number
  readonly tax: number
}

/** Texts by the path of their tags below the core. */
const textsIn = (element: XmlElement, path = ''): ReadonlyMap<string, string> => {
  const children = elementChildren(element) ?? []
  return new Map(
    children.flatMap((child) => {
      const place = path === '' ? child.name : `${path}/${child.name}`
      const below = elementChildren(child) ?? []
      return below.length === 0 ? [[place, textOnly(child) ?? ''] as const] : [...textsIn(child, place)]
    }),
  )
}

const readCertificate = (core: XmlElement): Result<Read, Reason> => {
  const texts = textsIn(core)
  const text = (path: string): string => texts.get(path) ?? ''
  if (text('TTChung/MSCTu') === '' || text('TTChung/SCTu') === '') return fail(commonReasons.format)
  return succeed({
    taxCode: writtenTaxCode(text('NDCTu/TCTTNhap/MST')),
    payer: text('NDCTu/TCTTNhap/Ten'),
    income: Number(text('NDCTu/TTNCNKTru/TTNCThue')),
    tax: Number(text('NDCTu/TTNCNKTru/SThue')),
  })
}

/** Notice 01/TB-KTDL about one certificate. */
const noticeOf = (to: Asked, read: Read | null, reasons: readonly Reason[], at: Date): string => {
  const isValid = reasons.length === 0
  const title = `Kết quả kiểm tra dữ liệu chứng từ điện tử: ${isValid ? 'hợp lệ' : 'không hợp lệ'}`
  const data = elements([
    ...noticeHeading(to, { form: '01/TB-KTDL', title, taxpayer: read?.payer ?? '' }, at),
    ['LTBao', isValid ? '2' : '9'],
    ['MGDDTu', to.reference],
    ['SLuong', '1'],
  ])
  const said = isValid ? '' : `<KHLKhac><DSLDo>${reasonRows(reasons, 'MTLoi', true)}</DSLDo></KHLKhac>`
  return `<TBao><DLTBao>${data}${said}</DLTBao></TBao>`
}

/** The simulated authority accepts certificates that their payer has signed, unless more tax is withheld than there was income. */
export const simulatedCertificates = decidedKind({
  message: certificateMessage,
  layout: certificateSignature,
  read: readCertificate,
  switchedAs: 'aboutCertificates',
  objections: ({ tax, income }) => (Math.abs(tax) > Math.abs(income) ? [certificateReasons.taxAboveIncome] : []),
  noticeOf,
})
