import type { FormVersion } from '../form/definition.ts'

/** Versions of an invoice's XML, the newest first (facts of the sales areas §0, §1.5). */
export const invoiceVersions = ['2.1.1', '2.1.0', '2.0.1'] as const satisfies readonly FormVersion[]
export type InvoiceVersion = (typeof invoiceVersions)[number]

/** The version that an invoice names; the newest where it names none. */
export const versionOf = (written: string): InvoiceVersion =>
  invoiceVersions.find((version) => version === written) ?? invoiceVersions[0]

/** First days, `YYYY-MM-DD`: Decree 70/2025 with Decision 1271/QĐ-CT, and Circular 91/2026. */
const firstDays: Readonly<Record<InvoiceVersion, string>> = {
  '2.1.1': '2026-07-01',
  '2.1.0': '2025-06-01',
  '2.0.1': '2022-07-01',
}

/**
 * The version in which an invoice of a day is written; one without a day is of today's law.
 * @param newest what the company has at most; empty where that is the law's
 */
export const invoiceVersionOn = (day: string, newest: string): InvoiceVersion =>
  invoiceVersions.find(
    (version) => (day === '' || day >= firstDays[version]) && (newest === '' || version <= newest),
  ) ?? '2.0.1'
