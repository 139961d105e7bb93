import type { Language } from '../../../charts/words/catalogue.ts'
import { en, type DiffTexts } from './en.ts'
import { ko } from './ko.ts'
import { vi } from './vi.ts'

/** What the listing of changes says, in every language. */
export const diffTexts: Readonly<Record<Language, DiffTexts>> = { en, vi, ko }
