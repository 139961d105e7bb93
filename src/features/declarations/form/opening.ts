import type { DeclarationDetail } from '../../../api/contract/declarationFiling.ts'
import type { Company } from '../../../domain/company.ts'
import { vietnamDay } from '../../../domain/dates.ts'
import { fieldsOfData, readCompanyData, withCompanyData } from '../../../domain/declaration/companyData.ts'
import { emptyCertificateRow } from '../../../domain/declaration/certificateRows.ts'
import { toValues } from '../../../domain/declaration/content.ts'
import { asChange, changeOf, copyOf, newDeclaration } from '../../../domain/declaration/defaults.ts'
import { hasText, leftOutIn, nothingLeftOut } from '../../../domain/declaration/versioned.ts'
import { textOf, type DeclarationValues } from '../../../domain/declaration/values.ts'
import type { DeclarationForm } from '../../../domain/declaration/forms/definition.ts'
import { isAccepted, isDraft } from '../../../domain/declaration/status.ts'
import { heldIn } from '../../../domain/declaration/takenCertificates.ts'
import type { ChangePlace } from '../address.ts'
import type { InForce } from '../../../api/queries/inForce.ts'
import type { FormOrigin } from '../../../documents/unfinished/origin.ts'
import type { DeclarationLists } from './formLists.ts'
import type { OpenedDeclaration } from './useDeclarationForm.ts'

interface CompanySource {
  readonly company: Company | undefined
  /** The names of what a change takes over of it. */
  readonly data: string
}

/** A form always has a certificate row, also for a declaration that was saved without one (seed 000 §5). */
const valuesOf = (form: DeclarationForm, detail: DeclarationDetail): DeclarationValues => {
  const values = toValues(form, detail)
  return values.digital_signatures.length > 0 ? values : { ...values, digital_signatures: [emptyCertificateRow] }
}

const withoutOrigin: FormOrigin = { way: 'new', id: '', version: '' }

const originOf = (way: FormOrigin['way'], { declaration_id: id, version }: DeclarationDetail): FormOrigin => ({
  way,
  id,
  version,
})

const openedNew = (values: DeclarationValues, origin: FormOrigin): OpenedDeclaration => ({
  documentId: null,
  origin,
  status: '',
  values,
  version: '',
  fillsChange: false,
  inForce: null,
  filledFrom: null,
  replaced: null,
  acceptedCertificates: new Map(),
  leftOut: nothingLeftOut,
  filledFields: [],
})

/** A draft with its own content, register date and XML version too, in a form that takes its place (docs/decisions/0375). */
const openedCorrection = (form: DeclarationForm, draft: DeclarationDetail): OpenedDeclaration => ({
  ...openedNew({ ...valuesOf(form, draft), declaration_id: '' }, originOf('correction', draft)),
  version: draft.version,
  replaced: { id: draft.declaration_id, reference: draft.reference },
})

const inForceOf = ({ declaration_id: id, reference, reg_date: day, xml_vs: version }: DeclarationDetail): InForce => ({
  id,
  reference,
  day,
  version,
})

/** A change of an accepted declaration, whose certificates the authority holds; some fields say what the company's data say now. */
const openedChange = (
  detail: DeclarationDetail,
  source: Parameters<typeof changeOf>[1] & { readonly form: DeclarationForm },
  { company, data }: CompanySource,
): OpenedDeclaration => {
  const accepted = valuesOf(source.form, detail)
  const change = changeOf(accepted, source)
  const named = fieldsOfData(accepted, readCompanyData(data)).filter((field) => source.form.texts.includes(field))
  const values = company === undefined ? change : withCompanyData(change, company, named)
  const filledFields = named.filter(
    (field) => hasText(field, values.xml_vs) && textOf(values, field) !== textOf(accepted, field),
  )
  return {
    ...openedNew(values, originOf('change', detail)),
    inForce: accepted,
    acceptedCertificates: heldIn(change.digital_signatures),
    leftOut: leftOutIn(source.form, accepted, change.xml_vs),
    filledFields,
  }
}

const openedExisting = (form: DeclarationForm, detail: DeclarationDetail): OpenedDeclaration => ({
  documentId: detail.declaration_id,
  origin: originOf('edit', detail),
  status: detail.noti_cd_tax,
  values: valuesOf(form, detail),
  version: detail.version,
  fillsChange: false,
  inForce: null,
  filledFrom: null,
  replaced: null,
  acceptedCertificates: new Map(),
  leftOut: nothingLeftOut,
  filledFields: [],
})

/** A new declaration with the content of another, as far as today's form has it. */
const openedCopy = (
  form: DeclarationForm,
  detail: DeclarationDetail,
  source: Pick<Parameters<typeof copyOf>[1], 'versions' | 'today'>,
): OpenedDeclaration => {
  const values = valuesOf(form, detail)
  const copy = copyOf(values, { form, ...source })
  return { ...openedNew(copy, originOf('copy', detail)), leftOut: leftOutIn(form, values, copy.xml_vs) }
}

interface Sources extends CompanySource {
  readonly replace: boolean
  /** Whether a new declaration becomes a change, or a copy was taken for one. */
  readonly change: ChangePlace | null
  /** Whether the authority has accepted a registration of the company on this form. */
  readonly hasAcceptedRegistration: boolean
  readonly form: DeclarationForm
  readonly isNew: boolean
  readonly detail: DeclarationDetail | undefined
}

/** A new declaration with its defaults; a change that nothing in force fills is filled from the company like any other. */
const openedBlank = (values: DeclarationValues, names: DeclarationLists['names'], isChange: boolean) =>
  isChange
    ? openedNew(asChange(values, names), withoutOrigin)
    : { ...openedNew(values, withoutOrigin), fillsChange: true }

/** What the form opens with; null while the company is not there. */
export const openedFrom = (
  { form, isNew, replace, change, hasAcceptedRegistration, company, data, detail }: Sources,
  lists: DeclarationLists,
): OpenedDeclaration | null => {
  const today = vietnamDay(new Date())
  if (detail !== undefined && isNew) {
    if (isAccepted(detail.noti_cd_tax)) {
      const opened = openedChange(detail, { form, ...lists, today }, { company, data })
      return change === 'yes' ? { ...opened, filledFrom: inForceOf(detail) } : opened
    }
    return replace && isDraft(detail.noti_cd_tax)
      ? openedCorrection(form, detail)
      : openedCopy(form, detail, { ...lists, today })
  }
  if (detail !== undefined) return openedExisting(form, detail)
  if (company === undefined) return null
  // A second registration would be turned down (docs/decisions/0455).
  const isChange = change !== null || hasAcceptedRegistration
  return openedBlank(newDeclaration(form, { ...lists, company, today }), lists.names, isChange)
}
