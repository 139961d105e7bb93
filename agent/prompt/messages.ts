import type { ShownDocuments } from '../documents.ts'
import type { ShownFact } from '../knownDocument.ts'
import type { PromptLocale } from './locale.ts'
import { plainLine } from './plainLine.ts'
import type { PromptRequest, ShownCertificate } from './prompt.ts'

interface Texts {
  /** `names` of the kinds that are signed. */
  readonly title: (names: string) => string
  /** `counted`: how many documents of which kinds. */
  readonly sign: (origin: string, counted: string) => string
  readonly taxpayer: string
  readonly taxCode: string
  readonly holder: string
  readonly issuer: string
  readonly serialNumber: string
  readonly validUntil: string
  readonly pin: string
  readonly fewAttempts: string
  readonly lastAttempt: string
  readonly confirm: string
  readonly cancel: string
  readonly consentKeys: string
}

const texts: Readonly<Record<PromptLocale, Texts>> = {
  vi: {
    title: (names) => `Ký số ${names}`,
    sign: (origin, counted) => `Trang ${origin} yêu cầu ký số ${counted} bằng USB token của bạn.`,
    taxpayer: 'Người nộp thuế',
    taxCode: 'Mã số thuế',
    holder: 'Chứng thư số của',
    issuer: 'Tổ chức cấp',
    serialNumber: 'Số sê-ri',
    validUntil: 'có hiệu lực đến',
    pin: 'Mã PIN:',
    fewAttempts: 'Mã PIN đã bị nhập sai. Nhập sai thêm vài lần nữa thì token sẽ bị khóa.',
    lastAttempt: 'CẢNH BÁO: đây là lần thử cuối cùng. Nhập sai thì token sẽ bị khóa.',
    confirm: 'Ký',
    cancel: 'Hủy',
    consentKeys: 'Nhấn Enter để ký, Esc để hủy.',
  },
  en: {
    title: (names) => `Sign ${names}`,
    sign: (origin, counted) => `The page ${origin} asks to sign ${counted} with your USB token.`,
    taxpayer: 'Taxpayer',
    taxCode: 'Tax code',
    holder: 'Certificate of',
    issuer: 'Issued by',
    serialNumber: 'Serial number',
    validUntil: 'valid until',
    pin: 'PIN:',
    fewAttempts: 'A wrong PIN has been entered. A few more wrong ones lock the token.',
    lastAttempt: 'WARNING: this is the last attempt. A wrong PIN locks the token.',
    confirm: 'Sign',
    cancel: 'Cancel',
    consentKeys: 'Press Enter to sign, Esc to cancel.',
  },
  ko: {
    title: (names) => `${names} 전자서명`,
    sign: (origin, counted) => `${origin} 페이지가 USB 토큰으로 ${counted}의 서명을 요청합니다.`,
    taxpayer: '납세자',
    taxCode: '세금 코드',
    holder: '인증서 소유자',
    issuer: '발급 기관',
    serialNumber: '일련번호',
    validUntil: '만료일',
    pin: 'PIN:',
    fewAttempts: 'PIN이 잘못 입력된 적이 있습니다. 몇 번 더 틀리면 토큰이 잠깁니다.',
    lastAttempt: '경고: 마지막 시도입니다. PIN이 틀리면 토큰이 잠깁니다.',
    confirm: '서명',
    cancel: '취소',
    consentKeys: 'Enter를 누르면 서명하고 Esc를 누르면 취소합니다.',
  },
}

/** A text of a document or certificate, in marks that it cannot contain. */
const quoted = (text: string): string => `«${plainLine(text)}»`

const factLine = ({ label, value }: ShownFact, locale: PromptLocale): string =>
  `${label[locale]}: ${typeof value === 'string' ? quoted(value) : value[locale]}`

/** A line for each fact; the last one says how many documents are so, where others are not. */
const documentLines = ({ words, facts, count }: ShownDocuments, locale: PromptLocale, isOnly: boolean): string[] => {
  const times = isOnly ? '' : ` – ${words[locale].counted(count)}`
  return facts.map((fact, index) => `${factLine(fact, locale)}${index === facts.length - 1 ? times : ''}`)
}

/** What is signed: the kinds by their names, and how many documents are of each. */
const kindsIn = (shown: readonly ShownDocuments[], locale: PromptLocale) => {
  const kinds = [...new Set(shown.map(({ words }) => words))]
  const countOf = (kind: ShownDocuments['words']) =>
    shown.filter(({ words }) => words === kind).reduce((sum, { count }) => sum + count, 0)
  return {
    names: kinds.map((kind) => kind[locale].name).join(', '),
    counted: kinds.map((kind) => kind[locale].counted(countOf(kind))).join(', '),
  }
}

const certificateLines = (text: Texts, certificate: ShownCertificate): string[] => {
  const { holder, issuer, serialNumber, validUntil } = certificate
  return [
    `${text.holder}: ${quoted(holder)}`,
    `${text.issuer}: ${quoted(issuer)}`,
    `${text.serialNumber}: ${quoted(serialNumber)}, ${text.validUntil} ${validUntil}`,
  ]
}

/** The texts of one question, ready to show. */
export interface PromptText {
  readonly title: string
  readonly lines: readonly string[]
  readonly pin: string
  readonly confirm: string
  readonly cancel: string
  readonly consentKeys: string
}

export const promptText = (request: PromptRequest, locale: PromptLocale): PromptText => {
  const text = texts[locale]
  const { pinState, documents, taxpayer, certificate } = request
  const { names, counted } = kindsIn(documents, locale)
  return {
    title: text.title(names),
    lines: [
      text.sign(plainLine(request.origin), counted),
      ...documents.flatMap((shown) => documentLines(shown, locale, documents.length === 1)),
      `${text.taxpayer}: ${quoted(taxpayer.name)}`,
      `${text.taxCode}: ${quoted(taxpayer.taxCode)}`,
      ...(certificate === null ? [] : certificateLines(text, certificate)),
      ...(request.needsPin && pinState === 'few_attempts' ? [text.fewAttempts] : []),
      ...(request.needsPin && pinState === 'last_attempt' ? [text.lastAttempt] : []),
    ],
    pin: text.pin,
    confirm: text.confirm,
    cancel: text.cancel,
    consentKeys: text.consentKeys,
  }
}
