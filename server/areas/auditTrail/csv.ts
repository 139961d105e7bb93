import type { AuditEntry } from '../../../src/api/contract/auditTrail.ts'

const columns = ['at', 'person', 'user_id', 'action', 'record', 'detail'] as const

/** A spreadsheet would calculate a text that begins so: an apostrophe keeps it a text. */
const calculated = /^[=+\-@\t\r]/

const cellOf = (text: string): string => `"${(calculated.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** The entries as a CSV file (RFC 4180) with the mark by which spreadsheets know UTF-8. */
export const csvOf = (entries: readonly AuditEntry[]): string => {
  const lines = [columns, ...entries.map((entry) => columns.map((column) => entry[column]))]
  return `\uFEFF${lines.map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`
}
