import { expect, it } from 'vitest'
import { payrollFields } from '../../src/domain/pitCertificate/payroll/columns.ts'
import { readPayrollRow } from '../../src/domain/pitCertificate/payroll/readRow.ts'
import { createPayrollSheet } from '../../src/features/pitCertificates/payroll/payrollSheet.ts'
import { payrollRow } from '../server/support/payroll.ts'

const columns = Object.fromEntries(payrollFields.map((field, column) => [field, column]))
const settings = { purpose: 'issue', day: '2026-06-15', symbol: '', mailsPeople: true } as const

const sheetOf = (...rows: Parameters<typeof payrollRow>[1][]) => {
  const sheet = createPayrollSheet(settings, (name) => name === 'Việt Nam')
  sheet.append(
    rows.map((changes, at) => {
      const row = payrollRow(0, changes)
      const cells = payrollFields.map((field) => ({ kind: 'text', text: row[field] }) as const)
      return readPayrollRow({ number: at + 2, cells }, columns)
    }),
  )
  return sheet
}

it('rows are judged by the day of the certificates, and not while it is being typed', () => {
  const sheet = sheetOf({ income_type: 'Thù lao giảng dạy' })
  expect(sheet.counts()).toEqual({ rows: 1, valid: 1, faulty: 0, leftOut: 0 })
  sheet.change({ ...settings, day: '2026-07-01' })
  const notInTheList = [{ field: 'income_type', message: 'income_kind_is_not_in_the_list' }]
  expect(sheet.row(0)?.problems).toEqual(notInTheList)
  sheet.change({ ...settings, day: '2026-06-' })
  expect(sheet.row(0)?.problems).toEqual(notInTheList)
  sheet.change({ ...settings, day: '2026-06-30' })
  expect(sheet.counts().faulty).toBe(0)
})

it('rows that are left out are no errors, no doubles, and are not sent', () => {
  const sheet = sheetOf({}, {}, { taxpayer_eml: 'none' })
  expect(sheet.places('errors')).toEqual([2])
  expect([0, 1, 2].map(sheet.doublesOf)).toEqual([
    [3, 4],
    [2, 4],
    [2, 3],
  ])
  const before = sheet.sent().map(({ sid }) => sid)
  sheet.leaveOut([1, 2], true)
  expect(sheet.counts()).toEqual({ rows: 1, valid: 1, faulty: 0, leftOut: 2 })
  expect(sheet.places('doubles')).toEqual([])
  expect(sheet.sent().map(({ sid }) => sid)).toEqual(before.slice(0, 1))
})
