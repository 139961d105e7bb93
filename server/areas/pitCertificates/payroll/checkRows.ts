import { setImmediate } from 'node:timers/promises'
import type { PayrollResult } from '../../../../src/api/contract/pitCertificatePayroll.ts'
import type { CertificateContent } from '../../../../src/domain/pitCertificate/content.ts'
import { newCertificate } from '../../../../src/domain/pitCertificate/defaults.ts'
import { payrollFields } from '../../../../src/domain/pitCertificate/payroll/columns.ts'
import type { FieldProblem } from '../../../../src/domain/failure.ts'
import { checkedPayrollRow, type PayrollPurpose } from '../../../../src/domain/pitCertificate/payroll/check.ts'
import { fail, succeed, type Result } from '../../../../src/domain/result.ts'
import { isNationality } from '../../../codeLists/codeLists.ts'
import type { Clock } from '../../../clock.ts'
import { ownCompany } from '../../../documents/checkForm.ts'
import type { ServerRefusal } from '../../../refusals.ts'
import { certificateChecks } from '../check.ts'
import type { Store } from '../store/repositories.ts'
import type { SentRow } from './readRows.ts'

/** What all certificates of a payroll have in common. */
export interface PayrollHead {
  readonly purpose: PayrollPurpose
  readonly inv_date: string
  readonly serial_no: string
  readonly req_send_email: '1' | '0'
}

/** Rows after which other requests get their turn. */
const atOnce = 500

type RefusedRow = PayrollResult['rows'][number]

export interface CheckedRows {
  readonly contents: readonly CertificateContent[]
  readonly refused: readonly RefusedRow[]
}

/** A certificate of the company that says nothing of a person yet. */
const blankOf = async (
  store: Store,
  companyId: string,
  { inv_date, serial_no, req_send_email }: PayrollHead,
): Promise<CertificateContent> => {
  const { company: payer, newest } = await ownCompany(store, companyId)
  const blank = newCertificate({ payer, today: inv_date, symbol: serial_no, newest })
  return { ...blank, req_send_email: req_send_email === '1' }
}

export type HeadRefusal = 'fields.invalid' | 'pitCertificate.noSymbol'

/** Whether what all certificates have in common can be kept, or issued; shown by one of them. */
export type HeadCheck<Reason extends HeadRefusal> = (
  companyId: string,
  one: CertificateContent,
) => Promise<Result<null, ServerRefusal<Reason>>>

/** By the checks of a form, whatever they call it; what a row says was judged before. */
const invalid = (fields: readonly FieldProblem[] = []): ServerRefusal<'fields.invalid'> => {
  const common = fields.filter(({ field }) => payrollFields.every((own) => own !== field))
  return { reason: 'fields.invalid', fields: common.length === 0 ? fields : common }
}

export const draftHead =
  (store: Store, clock: Clock): HeadCheck<'fields.invalid'> =>
  async (companyId, one) => {
    const checked = await certificateChecks.checkDraft(store, clock, companyId, one)
    return checked.ok ? succeed(null) : fail(invalid(checked.failure.fields))
  }

export const issueHead =
  (store: Store, clock: Clock): HeadCheck<HeadRefusal> =>
  async (companyId, one) => {
    const checked = await certificateChecks.checkFiling(store, clock, companyId, one)
    if (checked.ok) return succeed(null)
    const { failure } = checked
    return fail(failure.reason === 'pitCertificate.noSymbol' ? { reason: failure.reason } : invalid(failure.fields))
  }

/** What the rows become, and what is wrong with them, each by itself. */
export const checkRows = async <Reason extends HeadRefusal>(
  store: Store,
  companyId: string,
  rows: readonly SentRow[],
  head: PayrollHead,
  checkHead: HeadCheck<Reason>,
): Promise<Result<CheckedRows, ServerRefusal<Reason>>> => {
  const blank = await blankOf(store, companyId, head)
  const rules = { purpose: head.purpose, day: head.inv_date, isNationality }
  const contents: CertificateContent[] = []
  const refused: RefusedRow[] = []
  for (const [place, { sid, ...row }] of rows.entries()) {
    if (place % atOnce === 0) await setImmediate()
    const { kept, problems } = checkedPayrollRow(row, rules)
    const [problem] = problems
    if (problem === undefined) contents.push({ ...blank, ...kept, sid })
    else refused.push({ row: place, ...problem })
  }
  const [one] = contents
  if (one === undefined) return succeed({ contents, refused })
  const common = await checkHead(companyId, one)
  return common.ok ? succeed({ contents, refused }) : common
}
