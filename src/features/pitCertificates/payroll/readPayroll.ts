import { mostPayrollRows, payrollHeadings } from '../../../domain/pitCertificate/payroll/columns.ts'
import { isFilled, readPayrollRow } from '../../../domain/pitCertificate/payroll/readRow.ts'
import { readRows } from '../../../records/upload/readRows.ts'
import type { PayrollWorkspace } from './workspace.ts'

/** Reads a payroll, or copied cells, into the workspace. */
export const readPayroll = (workspace: PayrollWorkspace, given: File | string, signal: AbortSignal) =>
  readRows(
    workspace,
    given,
    {
      findHeadings: payrollHeadings,
      compare: (one, other) => one.missing.length - other.missing.length,
      take: (rows, { columns }) => {
        const people = rows.filter((row) => isFilled(row, columns))
        workspace.sheet().append(people.map((row) => readPayrollRow(row, columns)))
      },
      most: mostPayrollRows,
    },
    signal,
  )
