import ExcelJS from 'exceljs'
import { certificateAmounts } from '../../../src/domain/pitCertificate/fields.ts'
import { checkedPayrollRow } from '../../../src/domain/pitCertificate/payroll/check.ts'
import { payrollCaptions, payrollFields, payrollHeadings } from '../../../src/domain/pitCertificate/payroll/columns.ts'
import { doublesIn } from '../../../src/domain/pitCertificate/payroll/doubles.ts'
import { readPayrollRow } from '../../../src/domain/pitCertificate/payroll/readRow.ts'
import type { SheetRow } from '../../../src/domain/spreadsheet.ts'
import { defaultLimits } from '../../../src/spreadsheets/limits.ts'
import { readSource } from '../../../src/spreadsheets/readSource.ts'
import type { Figure } from '../figure.ts'
import { people, rowsOf } from './rows.ts'

const rounds = 5

const workbook = async (): Promise<Buffer> => {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet('Bảng lương')
  sheet.addRow(payrollFields.map((field) => payrollCaptions[field].vi))
  const amounts = new Set<string>(certificateAmounts)
  for (const row of rowsOf())
    sheet.addRow(payrollFields.map((field) => (amounts.has(field) ? Number(row[field]) : row[field])))
  return Buffer.from(await book.xlsx.writeBuffer())
}

const rules = { purpose: 'issue', day: '2026-11-20', isNationality: (name: string) => name === 'Việt Nam' } as const

/** What the page does with a payroll, up to the rows with their faults and doubles. */
const readPayroll = async (file: Buffer): Promise<void> => {
  const rows: SheetRow[] = []
  const read = await readSource(new Uint8Array(file), defaultLimits, undefined, (more) => void rows.push(...more))
  if (!read.ok) throw new Error(read.failure.code)
  const headings = payrollHeadings(rows)
  if (headings === null) throw new Error('the headings are not recognised')
  const checked = rows
    .filter(({ number }) => number > headings.row)
    .map((row) => checkedPayrollRow(readPayrollRow(row, headings.columns).values, rules))
  if (
    checked.length !== people ||
    checked.some(({ problems }) => problems.length > 0) ||
    doublesIn(checked.map(({ kept }) => kept)).size > 0
  )
    throw new Error('the rows were not read')
}

/** Milliseconds of processor time. */
const timed = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Reads 5,000 rows and checks them, against what exceljs takes to read the same file. */
export const readFigures = async (): Promise<readonly Figure[]> => {
  const file = await workbook()
  const times: Record<'theirs' | 'ours', number[]> = { theirs: [], ours: [] }
  for (let round = 0; round < rounds; round += 1) {
    times.theirs.push(await timed(() => new ExcelJS.Workbook().xlsx.load(Uint8Array.from(file).buffer)))
    times.ours.push(await timed(() => readPayroll(file)))
  }
  const [theirs, ours] = [Math.min(...times.theirs), Math.min(...times.ours)]
  return [
    { name: 'payroll: 5,000 rows read, against exceljs', value: ours / theirs, unit: 'x', aim: 1.3 },
    { name: 'payroll: 5,000 rows read and checked', value: ours, unit: 'ms' },
    { name: 'payroll: 5,000 rows read by exceljs alone', value: theirs, unit: 'ms' },
  ]
}
