import type { XmlElement } from 'libxml2-wasm'
import { elementChildren, textOnly } from '../../../signing/xmldsig/elements.ts'
import { relatedTypeOn } from '../../../src/domain/corrections/relatedTypes.ts'
import { noticeFacts, noticeFamilies, type NoticeFamily } from '../../../src/domain/errorNotice/families.ts'
import { noticeSignature } from '../../../src/domain/errorNotice/kind.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { writtenTaxCode } from '../../../src/domain/taxCode.ts'
import { commonReasons, type Asked, type Reason } from '../../authority/simulator/answering.ts'
import { examinedKind } from '../../authority/simulator/decided.ts'
import { elements, noticeHeading, reasonRows } from '../../authority/simulator/noticeXml.ts'
import { noticeMessageRows } from './messages.ts'

/** What the simulated authority finds in notices; the numbers are its own. */
const otherType: Reason = { code: '9301', text: 'Loại chứng từ không phù hợp với ngày lập' }
const otherBasis: Reason = { code: '9303', text: 'Loại áp dụng hóa đơn không phù hợp với ký hiệu hóa đơn' }

type Texts = ReadonlyMap<string, string>

interface Read {
  readonly family: NoticeFamily
  readonly taxCode: string
  readonly name: string
  readonly documents: readonly Texts[]
}

const textsIn = (element: XmlElement): Texts =>
  new Map((elementChildren(element) ?? []).map((child) => [child.name, textOnly(child) ?? '']))

const readNotice = (core: XmlElement): Result<Read, Reason> => {
  const texts = textsIn(core)
  const family = noticeFamilies.find((one) => noticeFacts[one].form === texts.get('MSo'))
  if (family === undefined) return fail(commonReasons.format)
  const list = (elementChildren(core) ?? []).find(({ name }) => name === noticeFacts[family].rows.list)
  const documents = list === undefined ? [] : (elementChildren(list) ?? []).map(textsIn)
  if (documents.length === 0) return fail(commonReasons.format)
  return succeed({
    family,
    taxCode: writtenTaxCode(texts.get('MST') ?? ''),
    name: texts.get('TNNT') ?? '',
    documents,
  })
}

/** Symbols of invoices under Decree 123/2020. */
const symbolOfDecree123 = /^[CK]\d{2}[A-Z]{3}$/

/** What of a document an answer repeats, and what is wrong with it; null where nothing is. */
const judged: Readonly<
  Record<NoticeFamily, { readonly copied: readonly string[]; readonly objection: (document: Texts) => Reason | null }>
> = {
  certificates: {
    copied: ['STT', 'KHMSCTu', 'KHCTu', 'SCTu', 'NLap', 'LCTDT'],
    objection: (document) => (document.get('LCTDT') === relatedTypeOn(document.get('NLap') ?? '') ? null : otherType),
  },
  invoices: {
    copied: ['STT', 'MCQTCap', 'MCCQT', 'KHMSHDon', 'KHHDon', 'SHDon', 'Ngay', 'LADHDDT', 'TCTBao'],
    objection: (document) =>
      (document.get('LADHDDT') === '1') === symbolOfDecree123.test(document.get('KHHDon') ?? '') ? null : otherBasis,
  },
}

const rowOf = (family: NoticeFamily, document: Texts): string => {
  const { copied, objection } = judged[family]
  const { row } = noticeFacts[family].rows
  const repeated = copied.flatMap((tag) => (document.has(tag) ? [[tag, document.get(tag) ?? ''] as const] : []))
  const reason = objection(document)
  const outcome = elements([...repeated, ['TTTNCCQT', reason === null ? '1' : '2']])
  return `<${row}>${outcome}${reason === null ? '' : `<DSLDKTNhan>${reasonRows([reason], 'MTa')}</DSLDKTNhan>`}</${row}>`
}

/** What 01/TB-SSĐT calls what the notices are about. */
const subjects: Readonly<Record<NoticeFamily, string>> = { certificates: 'chứng từ', invoices: 'hóa đơn' }

/** Notice 01/TB-SSĐT about one notice: refused as a whole, or document by document. */
const receiptOf = (to: Asked, read: Read | null, reasons: readonly Reason[], at: Date): string => {
  const family = read?.family ?? 'certificates'
  const { list } = noticeFacts[family].rows
  const heading = noticeHeading(
    to,
    {
      form: '01/TB-SSĐT',
      title: `Thông báo về việc tiếp nhận và kết quả xử lý về việc ${subjects[family]} điện tử đã lập sai`,
      taxpayer: read?.name ?? '',
    },
    at,
  )
  const data = elements([...heading, ['MGDDTu', to.reference]])
  if (reasons.length > 0)
    return `<TBao><DLTBao>${data}<DSLDKTNhan>${reasonRows(reasons, 'MTLoi')}</DSLDKTNhan></DLTBao></TBao>`
  const rows = (read?.documents ?? []).map((document) => rowOf(family, document))
  return `<TBao><DLTBao>${data}<${list}>${rows.join('')}</${list}></DLTBao></TBao>`
}

/**
 * The simulated authority receives notices that their company has signed, but for certificates that they say to be of another decree than that
 * of their day, and for invoices whose symbol is of other rules than they say.
 */
export const simulatedNotices = examinedKind({
  messages: noticeMessageRows,
  layout: noticeSignature,
  read: readNotice,
  switchedAs: 'aboutNotices',
  answerOf: (to, { read, reasons }, _type, at) => ({ type: '301', payload: receiptOf(to, read, reasons, at) }),
})
