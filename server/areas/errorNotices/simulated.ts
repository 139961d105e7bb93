import type { XmlElement } from 'libxml2-wasm'
import { elementChildren, textOnly } from '../../../signing/xmldsig/elements.ts'
import { vietnamDay, vietnamMoment } from '../../../src/domain/dates.ts'
import { relatedTypeOn } from '../../../src/domain/corrections/relatedTypes.ts'
import { noticeSignature } from '../../../src/domain/errorNotice/kind.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { isSameTaxCode, writtenTaxCode } from '../../../src/domain/taxCode.ts'
import { escapedText } from '../../../src/domain/xml/escape.ts'
import type { Envelope } from '../../authority/envelope.ts'
import { answerTo, commonReasons, type AnsweredKind, type Reason } from '../../authority/simulator/answering.ts'
import { documentIn, examineSigned } from '../../authority/simulator/signed.ts'
import type { Message } from '../../authority/taxAuthority.ts'
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

const elements = (entries: readonly (readonly [tag: string, text: string])[]): string =>
  entries
    .filter(([, text]) => text !== '')
    .map(([tag, text]) => `<${tag}>${escapedText(text)}</${tag}>`)
    .join('')

const rowOf = (document: Texts): string => {
  const copied = elements(
    ['STT', 'KHMSCTu', 'KHCTu', 'SCTu', 'NLap', 'LCTDT'].map((tag) => [tag, document.get(tag) ?? '']),
  )
  const isOther = document.get('LCTDT') !== relatedTypeOn(document.get('NLap') ?? '')
  const { code, text } = otherType
  const reason = elements([
    ['MLoi', code],
    ['MTa', text],
  ])
  const outcome = elements([['TTTNCCQT', isOther ? '2' : '1']])
  return `<CTu>${copied}${outcome}${isOther ? `<DSLDKTNhan><LDo>${reason}</LDo></DSLDKTNhan>` : ''}</CTu>`
}

const reasonsOf = (reasons: readonly Reason[]): string => {
  const rows = reasons.map(({ code, text }) => {
    const said = elements([
      ['MLoi', code],
      ['MTLoi', text],
    ])
    return `<LDo>${said}</LDo>`
  })
  return reasons.length === 0 ? '' : `<DSLDKTNhan>${rows.join('')}</DSLDKTNhan>`
}

type Answered = Pick<Envelope, 'mtdiep' | 'reference' | 'version' | 'taxCode'> & { readonly receiver: string }

/** Notice 01/TB-SSĐT about one notice: refused as a whole, or document by document. */
const receiptOf = (to: Answered, read: Read | null, reasons: readonly Reason[], at: Date): Message => {
  const data = elements([
    ['PBan', to.version],
    ['MSo', '01/TB-SSĐT'],
    ['Ten', 'Thông báo về việc tiếp nhận và kết quả xử lý về việc chứng từ điện tử đã lập sai'],
    ['So', to.mtdiep.slice(-8)],
    ['NTBao', vietnamDay(at)],
    ['MST', to.taxCode],
    ['TNNT', read?.name ?? ''],
    ['TGGui', vietnamMoment(at)],
    ['MGDDTu', to.reference],
  ])
  const rows = reasons.length > 0 || read === null ? [] : read.documents.map(rowOf)
  const documents = rows.length === 0 ? '' : `<DSCTu>${rows.join('')}</DSCTu>`
  const [{ type }] = noticeMessage.answers
  return answerTo(to, type, `<TBao><DLTBao>${data}${reasonsOf(reasons)}${documents}</DLTBao></TBao>`)
}

/** The simulated authority receives notices that their company has signed, but for documents that it says to be of another decree than that of their day. */
export const simulatedNotices: AnsweredKind = {
  messages: [noticeMessage],
  root: noticeSignature.root,
  answering: ({ processingTime, roots, clock, objectsFirst = () => null }) => ({
    owed: () => [{ step: 'decision', seconds: processingTime.decisionSeconds }],
    verdictOn(message, { taxCode, sender: receiver, version }, { mtdiep, reference }) {
      const trust = { roots, at: clock() }
      const examined = examineSigned(documentIn(message), noticeSignature, readNotice, trust)
      const reasons = (): readonly Reason[] => {
        const switched = objectsFirst('decision')
        if (!examined.ok) return [examined.failure]
        if (!isSameTaxCode(examined.value.taxCode, taxCode)) return [commonReasons.taxCode]
        return switched === null ? [] : [switched.aboutCertificates ?? switched.aboutDocuments ?? switched]
      }
      const to = { mtdiep, reference, receiver, version, taxCode }
      const read = examined.ok ? examined.value : null
      return Promise.resolve({ notice: receiptOf(to, read, reasons(), clock()), isLast: true })
    },
  }),
}
