import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { locales } from '../../src/domain/locale.ts'
import { checkedPayrollRow } from '../../src/domain/pitCertificate/payroll/check.ts'
import { payrollFields, payrollHeadings } from '../../src/domain/pitCertificate/payroll/columns.ts'
import { readPayrollRow } from '../../src/domain/pitCertificate/payroll/readRow.ts'
import { sampleSheets } from '../../src/features/pitCertificates/payroll/sample.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

it.each(locales)('the sample of a payroll in %s is read as a taxpayer whose certificate may be issued', (locale) => {
  const [sheet, guide] = sampleSheets(i18n, locale)
  const headings = sheet?.columns.map(({ heading }) => ({ kind: 'text', text: heading }) as const) ?? []
  const found = payrollHeadings([{ number: 1, cells: headings }])
  expect(found?.missing).toEqual([])
  const [example = []] = sheet?.rows ?? []
  const read = readPayrollRow({ number: 2, cells: example }, found?.columns ?? {})
  const isNationality = (name: string): boolean => name === 'Việt Nam'
  const checked = checkedPayrollRow(read.values, { purpose: 'issue', day: '2026-11-20', isNationality })
  expect([...read.problems, ...checked.problems]).toEqual([])
  // Each column is explained, and the kinds of income are listed.
  expect(guide?.rows).toHaveLength(payrollFields.length + 7 + 1)
})
