import type { Locale } from '../../../src/domain/locale.ts'

/** What mails of every kind say in one language, around what the kind says. */
interface FrameTexts {
  readonly greeting: (name: string) => string
  /** Before the address that leads to the record. */
  readonly open: string
  /** Where somebody chooses what comes by mail, and that nobody reads answers. */
  readonly foot: string
}

export const frameTexts: Readonly<Record<Locale, FrameTexts>> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    open: 'Open it:',
    foot: 'What comes by e-mail, and in which language, is chosen behind the bell, under E-mail. Nobody reads answers to this message.',
  },
  vi: {
    greeting: (name) => `Kính gửi ${name},`,
    open: 'Xem chi tiết:',
    foot: 'Bạn chọn nội dung và ngôn ngữ của email tại biểu tượng chuông, mục Email. Đây là email tự động, vui lòng không trả lời.',
  },
  ko: {
    greeting: (name) => `${name} 님, 안녕하세요.`,
    open: '자세히 보기:',
    foot: '이메일로 받을 알림과 언어는 종 아이콘의 이메일 탭에서 선택할 수 있습니다. 발신 전용 메일이므로 회신하지 마세요.',
  },
}
