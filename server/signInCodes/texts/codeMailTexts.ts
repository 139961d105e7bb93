import type { Locale } from '../../../src/domain/locale.ts'
import { en } from './en.ts'
import { ko } from './ko.ts'
import { vi } from './vi.ts'

/** What a mail with a code says in one language. */
export interface CodeMailTexts {
  /** Without the code: locked screens show it. */
  readonly subject: string
  readonly greeting: (name: string) => string
  readonly entered: (userId: string) => string
  readonly given: (code: string, minutes: string) => string
  /** What to do where it was somebody else. */
  readonly warning: string
  readonly foot: string
}

export const codeMailTexts: Readonly<Record<Locale, CodeMailTexts>> = { en, vi, ko }
