import type { Regime } from '../corrections/regimes.ts'
import type { NoticeFamily } from './families.ts'

/** `TCTBao`: what becomes of an invoice (message_types_sales, structure_300). */
export const noticeEffects = { cancel: '1', adjust: '2', replace: '3', explain: '4', summarised: '5' } as const
export type NoticeEffect = (typeof noticeEffects)[keyof typeof noticeEffects]

/** Those of a notice by the law of its day: until June 2025 it announced each way of correction, and cancelled (facts of the sales areas §4). */
export const effectsUnder: Readonly<Record<Regime, readonly NoticeEffect[]>> = {
  decree123: ['1', '2', '3', '4', '5'],
  decree70: ['4', '5'],
  decree254: ['4'],
}

/** Whether notices of a version say so of each document; since 2.1.0 none does (law2026 §3). */
export const saysEffect = (family: NoticeFamily, version: string): boolean =>
  family === 'invoices' && version === '2.0.1'

/** `LADHDDT`: the rules under which an invoice was made. */
export const invoiceBases = { decree123: '1', authenticated: '2', decree51: '3', printed: '4' } as const
