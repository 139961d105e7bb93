import type { Locale } from '../../../../src/domain/locale.ts'
import { en, type DiffTexts } from './en.ts'
import { ko } from './ko.ts'
import { vi } from './vi.ts'

/** What the listing of changes says, in every language. */
export const diffTexts: Readonly<Record<Locale, DiffTexts>> = { en, vi, ko }
