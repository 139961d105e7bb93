import type { Language } from '../../../../charts/words/catalogue.ts'
import { en } from './en.ts'
import { ko } from './ko.ts'
import { vi } from './vi.ts'

/** The report's own words; what charts say comes from the catalogue `charts`. A language that lacks one is a type error. */
export type Texts = typeof en

export const texts: Readonly<Record<Language, Texts>> = { vi, en, ko }

/** Languages by their own names. */
export const languageNames: Readonly<Record<Language, string>> = { vi: 'Tiếng Việt', en: 'English', ko: '한국어' }
