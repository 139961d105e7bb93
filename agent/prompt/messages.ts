import type { DocumentKind } from '../documents.ts'
import { plainLine } from './plainLine.ts'
import type { PromptRequest, ShownCertificate } from './prompt.ts'

export const promptLocales = ['vi', 'en', 'ko'] as const
export type PromptLocale = (typeof promptLocales)[number]

interface Texts {
  readonly title: string
  readonly sign: (origin: string, count: number) => string
  readonly form: string
  readonly type: string
  /** By HThuc. */
  readonly types: Readonly<Record<string, string>>
  /** How many documents are of one kind, where there are several. */
  readonly times: (count: number) => string
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
    title: 'Ký số tờ khai',
    sign: (origin, count) => `Trang ${origin} yêu cầu ký số ${count} tờ khai bằng USB token của bạn.`,
    form: 'Tờ khai',
    type: 'Hình thức',
    types: { '1': 'Đăng ký mới', '2': 'Thay đổi thông tin' },
    times: (count) => `${count} tờ khai`,
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
    title: 'Sign declarations',
    sign: (origin, count) =>
      `The page ${origin} asks to sign ${count} ${count === 1 ? 'declaration' : 'declarations'} with your USB token.`,
    form: 'Form',
    type: 'Type',
    types: { '1': 'New registration', '2': 'Change of information' },
    times: (count) => `${count} ${count === 1 ? 'declaration' : 'declarations'}`,
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
    title: '신고서 전자서명',
    sign: (origin, count) => `${origin} 페이지가 USB 토큰으로 신고서 ${count}건의 서명을 요청합니다.`,
    form: '신고서',
    type: '유형',
    types: { '1': '신규 등록', '2': '정보 변경' },
    times: (count) => `신고서 ${count}건`,
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

/** AGENT_LOCALE or LANG as a language that the prompts have; Vietnamese where neither names one. */
export const promptLocale = (...wishes: readonly (string | undefined)[]): PromptLocale => {
  for (const wish of wishes) {
    const language = promptLocales.find((locale) => wish?.toLowerCase().startsWith(locale))
    if (language !== undefined) return language
  }
  return 'vi'
}

/** A text of a document or certificate, in marks that it cannot contain. */
const quoted = (text: string): string => `«${plainLine(text)}»`

const kindLines = (text: Texts, { formNumber, formName, type, count }: DocumentKind, isOnly: boolean): string[] => {
  const times = isOnly ? '' : ` – ${text.times(count)}`
  return [
    `${text.form}: ${quoted(`${formNumber} ${formName}`)}`,
    `${text.type}: ${text.types[type] ?? quoted(type)}${times}`,
  ]
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
  const { pinState, kinds, taxpayer, certificate } = request
  return {
    title: text.title,
    lines: [
      text.sign(plainLine(request.origin), request.documentCount),
      ...kinds.flatMap((kind) => kindLines(text, kind, kinds.length === 1)),
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
