import type { Locale } from '../../../../../src/domain/locale.ts'
import { en } from './en.ts'
import { ko } from './ko.ts'
import { vi } from './vi.ts'

/** The report's own words; what charts say comes from the catalogue `charts`. A language that lacks one is a type error. */
export type Texts = typeof en

export const texts: Readonly<Record<Locale, Texts>> = { vi, en, ko }
