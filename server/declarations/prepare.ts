import * as v from 'valibot'
import { certificateStatuses, type CertificateRecord } from '../../src/domain/certificate.ts'
import type { Company } from '../../src/domain/company.ts'
import { certificateRowOf } from '../../src/domain/declaration/certificate-row.ts'
import { dayProblems } from '../../src/domain/declaration/days.ts'
import {
  declarationSchema,
  formNumber,
  xmlVersions,
  type CertificateRow,
  type DeclarationValues,
} from '../../src/domain/declaration/values.ts'
import { fromBody, toBody, type DeclarationBody } from '../../src/domain/declaration/wire.ts'
import type { FieldProblem } from '../../src/domain/failure.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import { isSameTaxCode } from '../../src/domain/tax-code.ts'
import { isNationality } from '../commons/code-lists.ts'
import type { ServerRefusal } from '../http/refusals.ts'

/** A declaration as it may be kept: checked, and true about the company. */
export interface Prepared {
  readonly values: DeclarationValues
  readonly content: DeclarationBody
}

const invalid = (fields: readonly FieldProblem[]) => fail({ reason: 'fields.invalid', fields } satisfies ServerRefusal)

/** The chosen certificates in the words of the company's own register; only what to do with each comes from the form. */
const chosenRows = (
  rows: DeclarationBody['digital_signatures'],
  certificates: readonly CertificateRecord[],
): Result<CertificateRow[], ServerRefusal> => {
  const usable = new Map(
    certificates.filter(({ status }) => status !== certificateStatuses.stopped).map((record) => [record.id, record]),
  )
  const known: CertificateRow[] = []
  const problems: FieldProblem[] = []
  for (const [index, row] of rows.entries()) {
    const record = usable.get(row.sig_id)
    if (record === undefined)
      problems.push({ field: `digital_signatures.${index}.sig_id`, message: 'certificate_is_not_registered' })
    else known.push(certificateRowOf(record, row.form_tp))
  }
  return problems.length === 0 ? succeed(known) : fail({ reason: 'certificate.notRegistered', fields: problems })
}

/** Values that come from a code list of the server, which the form's own schema does not know (seed 000 §3 "Code lists"). */
const listProblems = ({ decl_form_no, xml_vs, rppr_nation }: DeclarationValues): FieldProblem[] => [
  ...(decl_form_no === formNumber ? [] : [{ field: 'decl_form_no', message: 'declaration_form_number_is_required' }]),
  ...(xmlVersions.some((version) => version === xml_vs)
    ? []
    : [{ field: 'xml_vs', message: 'xml_version_is_required' }]),
  ...(isNationality(rppr_nation) ? [] : [{ field: 'rppr_nation', message: 'nationality_is_not_in_the_list' }]),
]

/**
 * Checks what the form sent (seed 000 §5). The seller's name and tax office are the company's own, whatever was sent; another
 * tax code is refused, since then the form was filled for another company. `certificates` are the company's, by the ids sent;
 * `today` is the day in Vietnam, `YYYY-MM-DD`.
 */
export const prepare = (
  body: DeclarationBody,
  company: Company,
  certificates: readonly CertificateRecord[],
  today: string,
): Result<Prepared, ServerRefusal> => {
  if (!isSameTaxCode(body.sllr_tax_code, company.tax_id))
    return invalid([{ field: 'sllr_tax_code', message: 'seller_tax_code_differs' }])
  const rows = chosenRows(body.digital_signatures, certificates)
  if (!rows.ok) return rows
  const input = fromBody({
    ...body,
    sllr_comp_nm: company.vietnam_name,
    sllr_tax_code: company.tax_id,
    txof_cd: company.tax_office_id,
    txof_nm: company.tax_office_name,
    digital_signatures: rows.value,
  })
  const read = v.safeParse(declarationSchema, input)
  if (!read.success)
    return invalid(read.issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message })))
  const problems = [...listProblems(read.output), ...dayProblems(read.output, today)]
  if (problems.length > 0) return invalid(problems)
  return succeed({ values: read.output, content: toBody(read.output) })
}
