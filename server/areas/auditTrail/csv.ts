import type { AuditEntry } from '../../../src/api/contract/auditTrail.ts'

const columns = ['at', 'person', 'user_id', 'action', 'record', 'detail'] as const

/** What a spreadsheet calculates at the beginning of a cell, also as East Asian keyboards type it. */
const calculated = /[=+\-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}]/u
/** Where a cell begins for a program that takes another sign than the comma for the end of one, or no quotes. */
const separating = /[,;|\t\r\n]/
/** What may stand between the beginning of a cell and its formula. */
const skipped = /[\s'"]/

/** An apostrophe before whatever would be calculated keeps it a text. */
const asText = (text: string): string => {
  let isAtStart = true
  let made = ''
  for (const character of text) {
    if (isAtStart && calculated.test(character)) made += "'"
    made += character
    isAtStart = separating.test(character) || (isAtStart && skipped.test(character))
  }
  return made
}

const cellOf = (text: string): string => `"${asText(text).replaceAll('"', '""')}"`

const linesOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')

/** How the CSV file (RFC 4180) of entries begins, with the mark by which spreadsheets know UTF-8. */
export const csvHead = `\uFEFF${linesOf([columns])}`

/** Entries as further lines of it. */
export const csvLines = (entries: readonly AuditEntry[]): string =>
  linesOf(entries.map((entry) => columns.map((column) => entry[column])))
