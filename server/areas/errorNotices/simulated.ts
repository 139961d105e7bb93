import type { XmlElement } from 'libxml2-wasm'
import { elementChildren, textOnly } from '../../../signing/xmldsig/elements.ts'
import { relatedTypeOn } from '../../../src/domain/corrections/relatedTypes.ts'
import { noticeSignature } from '../../../src/domain/errorNotice/kind.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { writtenTaxCode } from '../../../src/domain/taxCode.ts'
import { commonReasons, type Asked, type Reason } from '../../authority/simulator/answering.ts'
import { decidedKind } from '../../authority/simulator/decided.ts'
import { elements, noticeHeading, reasonRows } from '../../authority/simulator/noticeXml.ts'
import { noticeMessage } from './messages.ts'

/** What the simulated authority finds in notices; the number is its own. */
const otherType: Reason = { code: '9301', text: 'Loại chứng từ không phù hợp với ngày lập' }

type Texts = ReadonlyMap<string, string>

interface Read {
  readonly taxCode: string
  readonly name: string
  readonly documents: readonly Texts[]
}

const textsIn = (element: XmlElement): Texts =>
  new Map((elementChildren(element) ?? []).map((child) => [child.name, textOnly(child) ?? '']))

const readNotice = (core: XmlElement): Result<Read, Reason> => {
  const texts = textsIn(core)
  const list = (elementChildren(core) ?? []).find(({ name }) => name === 'DSCTu')
  const documents = list === undefined ? [] : (elementChildren(list) ?? []).map(textsIn)
  if (documents.length === 0) return fail(commonReasons.format)
  return succeed({
    taxCode: writtenTaxCode(texts.get('MST') ?? ''),
    name: texts.get('TNNT') ?? '',
    documents,
  })
}

const rowOf = (document: Texts): string => {
  const copied = elements(
    ['STT', 'KHMSCTu', 'KHCTu', 'SCTu', 'NLap', 'LCTDT'].map((tag) => [tag, document.get(tag) ?? '']),
  )
  const isOther = document.get('LCTDT') !== relatedTypeOn(document.get('NLap') ?? '')
  const outcome = elements([['TTTNCCQT', isOther ? '2' : '1']])
  return `<CTu>${copied}${outcome}${isOther ? `<DSLDKTNhan>${reasonRows([otherType], 'MTa')}</DSLDKTNhan>` : ''}</CTu>`
}

/** Notice 01/TB-SSĐT about one notice: refused as a whole, or document by document. */
const receiptOf = (to: Asked, read: Read | null, reasons: readonly Reason[], at: Date): string => {
  const heading = noticeHeading(
    to,
    {
      form: '01/TB-SSĐT',
      title: 'Thông báo về việc tiếp nhận và kết quả xử lý về việc chứng từ điện tử đã lập sai',
      taxpayer: read?.name ?? '',
    },
    at,
  )
  const data = elements([...heading, ['MGDDTu', to.reference]])
  if (reasons.length > 0)
    return `<TBao><DLTBao>${data}<DSLDKTNhan>${reasonRows(reasons, 'MTLoi')}</DSLDKTNhan></DLTBao></TBao>`
  const rows = (read?.documents ?? []).map(rowOf)
  return `<TBao><DLTBao>${data}<DSCTu>${rows.join('')}</DSCTu></DLTBao></TBao>`
}

/** The simulated authority receives notices that their company has signed, but for documents that it says to be of another decree than that of their day. */
export const simulatedNotices = decidedKind({
  message: noticeMessage,
  layout: noticeSignature,
  read: readNotice,
  switchedAs: 'aboutNotices',
  noticeOf: receiptOf,
})
