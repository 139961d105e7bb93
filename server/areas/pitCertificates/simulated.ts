import type { XmlElement } from 'libxml2-wasm'
import { elementChildren, textOnly } from '../../../signing/xmldsig/elements.ts'
import { vietnamDay, vietnamMoment } from '../../../src/domain/dates.ts'
import { certificateSignature } from '../../../src/domain/pitCertificate/layout.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { isSameTaxCode, writtenTaxCode } from '../../../src/domain/taxCode.ts'
import { escapedText } from '../../../src/domain/xml/escape.ts'
import type { Envelope } from '../../authority/envelope.ts'
import { answerTo, commonReasons, type AnsweredKind, type Reason } from '../../authority/simulator/answering.ts'
import { documentIn, examineSigned } from '../../authority/simulator/signed.ts'
import type { Message } from '../../authority/taxAuthority.ts'
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

const elements = (entries: readonly (readonly [tag: string, text: string])[]): string =>
  entries
    .filter(([, text]) => text !== '')
    .map(([tag, text]) => `<${tag}>${escapedText(text)}</${tag}>`)
    .join('')

const reasonsOf = (reasons: readonly Reason[]): string => {
  const rows = reasons.map(
    ({ code, text }, index) =>
      `<LDo>${elements([
        ['STT', String(index + 1)],
        ['MLoi', code],
        ['MTLoi', text],
      ])}</LDo>`,
  )
  return reasons.length === 0 ? '' : `<KHLKhac><DSLDo>${rows.join('')}</DSLDo></KHLKhac>`
}

type Answered = Pick<Envelope, 'mtdiep' | 'reference' | 'version' | 'taxCode'> & { readonly receiver: string }

/** Notice 01/TB-KTDL about one certificate. */
const noticeOf = (to: Answered, payer: string, reasons: readonly Reason[], at: Date): Message => {
  const isValid = reasons.length === 0
  const data = elements([
    ['PBan', to.version],
    ['MSo', '01/TB-KTDL'],
    ['Ten', `Kết quả kiểm tra dữ liệu chứng từ điện tử: ${isValid ? 'hợp lệ' : 'không hợp lệ'}`],
    ['So', to.mtdiep.slice(-8)],
    ['NTBao', vietnamDay(at)],
    ['MST', to.taxCode],
    ['TNNT', payer],
    ['TGGui', vietnamMoment(at)],
    ['LTBao', isValid ? '2' : '9'],
    ['MGDDTu', to.reference],
    ['SLuong', '1'],
  ])
  const [{ type }] = certificateMessage.answers
  return answerTo(to, type, `<TBao><DLTBao>${data}${reasonsOf(reasons)}</DLTBao></TBao>`)
}

/** The simulated authority accepts certificates that their payer has signed, unless more tax is withheld than there was income. */
export const simulatedCertificates: AnsweredKind = {
  messages: [certificateMessage],
  root: certificateSignature.root,
  answering: ({ processingTime, roots, clock, objectsFirst = () => null }) => ({
    owed: () => [{ step: 'decision', seconds: processingTime.decisionSeconds }],
    verdictOn(message, { taxCode, sender: receiver, version }, { mtdiep, reference }) {
      const trust = { roots, at: clock() }
      const examined = examineSigned(documentIn(message), certificateSignature, readCertificate, trust)
      const reasons = (): readonly Reason[] => {
        const switched = objectsFirst('decision')
        if (!examined.ok) return [examined.failure]
        if (!isSameTaxCode(examined.value.taxCode, taxCode)) return [commonReasons.taxCode]
        if (switched !== null) return [switched.aboutCertificates ?? switched.aboutDocuments ?? switched]
        return Math.abs(examined.value.tax) > Math.abs(examined.value.income) ? [certificateReasons.taxAboveIncome] : []
      }
      const to = { mtdiep, reference, receiver, version, taxCode }
      const payer = examined.ok ? examined.value.payer : ''
      return Promise.resolve({ notice: noticeOf(to, payer, reasons(), clock()), isLast: true })
    },
  }),
}
