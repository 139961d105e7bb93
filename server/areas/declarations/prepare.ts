import * as v from 'valibot'
import { type CertificateRecord } from '../../../src/domain/certificate.ts'
import { certificateStatuses } from '../../../src/domain/certificateCodes.ts'
import type { Company } from '../../../src/domain/company.ts'
import type { FilingFacts } from '../../../src/domain/declaration/authorityRules.ts'
import { certificateRowOf } from '../../../src/domain/declaration/certificateRow.ts'
import {
  checkDeclaration,
  problemsInOrder,
  schemaFor,
  type CheckPurpose,
  type DeclarationProblems,
} from '../../../src/domain/declaration/check.ts'
import type { DeclarationForm } from '../../../src/domain/declaration/forms/definition.ts'
import { toValues, toContent, type DeclarationContent } from '../../../src/domain/declaration/content.ts'
import type { DeclarationValues } from '../../../src/domain/declaration/values.ts'
import { isLateVersion } from '../../../src/domain/declaration/versions.ts'
import type { FieldProblem } from '../../../src/domain/failure.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { isSameTaxCode } from '../../../src/domain/taxCode.ts'
import { isNationality, nationalityCode } from '../../codeLists/codeLists.ts'
import type { ServerRefusal } from '../../refusals.ts'

/** A declaration as it may be kept: checked, and true about the company. */
export interface Prepared {
  readonly values: DeclarationValues
  readonly content: DeclarationContent
}

/** What a declaration is checked against. */
export interface Check {
  readonly form: DeclarationForm
  readonly company: Company
  /** The company's certificates, by the ids sent. */
  readonly certificates: readonly CertificateRecord[]
  readonly facts: FilingFacts
}

const isUsable = ({ status }: CertificateRecord): boolean => status !== certificateStatuses.stopped

const placeOf = (index: number): string => `digital_signatures.${index}.`

/** Where the rows stand that name no usable certificate of the company. */
const unregisteredRows = (
  rows: DeclarationContent['digital_signatures'],
  usable: ReadonlyMap<string, CertificateRecord>,
): string[] => rows.flatMap(({ sig_id }, index) => (usable.has(sig_id) ? [] : [placeOf(index)]))

/** Whether the form is written in the version, which the company's list of versions names for all forms. */
const isWrittenIn = ({ xmlVersions }: DeclarationForm, { versions }: FilingFacts, version: string): boolean =>
  xmlVersions.some((written) => written === version && versions.some(({ code }) => code === version))

/** Values that come from a code list of the server, which the form's own schema does not know (seed 000 §3 "Code lists"). */
const listProblems = (form: DeclarationForm, facts: FilingFacts, values: DeclarationValues): FieldProblem[] => [
  ...(values.decl_form_no === form.number
    ? []
    : [{ field: 'decl_form_no', message: 'declaration_form_number_is_required' }]),
  ...(isWrittenIn(form, facts, values.xml_vs) ? [] : [{ field: 'xml_vs', message: 'xml_version_is_required' }]),
  ...(!('rppr_nation' in values) || isNationality(values.rppr_nation)
    ? []
    : [{ field: 'rppr_nation', message: 'nationality_is_not_in_the_list' }]),
]

/** Problems of one kind, with the reason that they are refused with. */
type Group<Reason extends string> = readonly [Reason, readonly FieldProblem[]]

/** The reason that fits the problems: the one of their kind, or where they are of several the one for all. */
const reasonOf = <Reason extends string>(groups: readonly Group<Reason>[]): Reason | 'fields.invalid' => {
  const [first, ...others] = groups.filter(([, problems]) => problems.length > 0)
  return first === undefined || others.length > 0 ? 'fields.invalid' : first[0]
}

type FieldRefusal<Reason extends string> = ServerRefusal<Reason | 'fields.invalid'>

/**
 * Checks what the form sent (seed 000 §5), all rules in one round. The seller's name and tax office are the company's own, whatever was
 * sent, and so is what the certificates say; only what to do with each comes from the form. Another tax code is refused first, since
 * then the form was filled for another company.
 */
const prepare = <Reason extends string>(
  body: DeclarationContent,
  { form, company, certificates, facts }: Check,
  purpose: CheckPurpose,
  groupsOf: (found: DeclarationProblems, rows: readonly FieldProblem[]) => readonly Group<Reason>[],
): Result<Prepared, FieldRefusal<Reason>> => {
  if (!isSameTaxCode(body.sllr_tax_code, company.tax_id))
    return fail({
      reason: 'fields.invalid',
      fields: [{ field: 'sllr_tax_code', message: 'seller_tax_code_differs' }],
    })
  const usable = new Map(certificates.filter(isUsable).map((record) => [record.id, record]))
  const input = toValues(form, {
    ...body,
    sllr_comp_nm: company.vietnam_name,
    sllr_tax_code: company.tax_id,
    txof_cd: company.tax_office_id,
    txof_nm: company.tax_office_name,
    ...('rppr_nation' in body && isLateVersion(body.xml_vs)
      ? { rppr_nation_cd: nationalityCode(body.rppr_nation) }
      : {}),
    digital_signatures: body.digital_signatures.map((row) => {
      const record = usable.get(row.sig_id)
      return record === undefined ? row : certificateRowOf(record, row.form_tp)
    }),
  })
  const unregistered = unregisteredRows(body.digital_signatures, usable)
  const aboutOthers = (problems: readonly FieldProblem[]): FieldProblem[] =>
    problems.filter(({ field }) => !unregistered.some((place) => field.startsWith(place)))
  const found = checkDeclaration(form, input, purpose, facts)
  const rows = unregistered.map((place) => ({ field: `${place}sig_id`, message: 'certificate_is_not_registered' }))
  const problems = {
    form: aboutOthers([...found.form, ...listProblems(form, facts, input)]),
    xml: aboutOthers(found.xml),
    authority: aboutOthers(found.authority),
  }
  const fields = [...rows, ...problemsInOrder(problems)]
  if (fields.length > 0) return fail({ reason: reasonOf(groupsOf(problems, rows)), fields })
  const values = v.parse(schemaFor(form, purpose), input)
  return succeed({ values, content: toContent(form, values) })
}

/** What a draft gives is held to the rules of the form and to the company's certificates. */
export const prepareDraft = (body: DeclarationContent, check: Check) =>
  prepare(body, check, 'draft', ({ form }, rows) => [
    ['certificate.notRegistered', rows],
    ['fields.invalid', form],
  ])

/** What is filed, also to the limits of its XML and the rules of the authority. */
export const prepareFiling = (body: DeclarationContent, check: Check) =>
  prepare(body, check, 'filing', ({ form, xml, authority }, rows) => [
    ['certificate.notRegistered', rows],
    ['fields.invalid', form],
    ['fields.exceedXml', xml],
    ['fields.unacceptable', authority],
  ])
