import type { PromptRequest } from './prompt.ts'

export const promptLocales = ['vi', 'en', 'ko'] as const
export type PromptLocale = (typeof promptLocales)[number]

interface Words {
  readonly title: string
  readonly sign: (origin: string, count: number) => string
  readonly taxpayer: (name: string, taxCode: string) => string
  readonly nameless: string
  readonly more: (count: number) => string
  readonly pin: string
  readonly fewAttempts: string
  readonly lastAttempt: string
  readonly confirm: string
  readonly cancel: string
  readonly consentKeys: string
}

const words: Readonly<Record<PromptLocale, Words>> = {
  vi: {
    title: 'Ký số tờ khai',
    sign: (origin, count) => `Trang ${origin} yêu cầu ký số ${count} tờ khai bằng USB token của bạn.`,
    taxpayer: (name, taxCode) => `Người nộp thuế: ${name} (MST ${taxCode})`,
    nameless: 'không ghi',
    more: (count) => `và ${count} người nộp thuế khác`,
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
    taxpayer: (name, taxCode) => `Taxpayer: ${name} (tax code ${taxCode})`,
    nameless: 'not stated',
    more: (count) => `and ${count} more ${count === 1 ? 'taxpayer' : 'taxpayers'}`,
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
    taxpayer: (name, taxCode) => `납세자: ${name} (세금 코드 ${taxCode})`,
    nameless: '표시 없음',
    more: (count) => `외 납세자 ${count}명`,
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

const mostTaxpayers = 5
const longest = 80

/**
 * Text from outside as it may stand in a dialog: one line without control, format or direction characters, so that a document can
 * neither write lines of its own nor turn the text around; cut to 80 characters.
 */
export const plainLine = (text: string): string => {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim()
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line
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
  const word = words[locale]
  const shown = request.taxpayers.slice(0, mostTaxpayers)
  const hidden = request.taxpayers.length - shown.length
  const origin = plainLine(request.origin)
  const { pinState } = request
  return {
    title: word.title,
    lines: [
      word.sign(origin, request.documentCount),
      ...shown.map(({ name, taxCode }) =>
        word.taxpayer(plainLine(name) || word.nameless, plainLine(taxCode) || word.nameless),
      ),
      ...(hidden > 0 ? [word.more(hidden)] : []),
      ...(request.needsPin && pinState === 'few_attempts' ? [word.fewAttempts] : []),
      ...(request.needsPin && pinState === 'last_attempt' ? [word.lastAttempt] : []),
    ],
    pin: word.pin,
    confirm: word.confirm,
    cancel: word.cancel,
    consentKeys: word.consentKeys,
  }
}
