import { getError, getValues, setValue, validate, type FieldPath, type FormStore } from '@modular-forms/react'
import * as v from 'valibot'
import type { FieldsKind } from '../../../documents/form/page/fieldsKind.ts'
import { invoiceEntries, invoiceTexts, type InvoiceContent } from '../../../domain/invoice/content.ts'
import type { InvoiceText } from '../../../domain/invoice/fields.ts'
import { invoiceKind } from '../../../domain/invoice/kind.ts'
import { invoiceDraftSchema, invoiceSchema } from '../../../domain/invoice/rules.ts'
import { invoiceContents, invoiceValues } from '../kind/vaults.ts'
import { beyondRules, shownAt, type FormFacts } from './formRules.ts'
import {
  boundsForForm,
  formValuesSchema,
  fromForm,
  rulesForForm,
  toForm,
  vaultForForm,
  type InvoiceFormValues,
} from './formValues.ts'

/** The form's values, touched state and errors. */
export type InvoiceFields = FormStore<InvoiceFormValues>

/** What every part of the form takes. */
export interface FieldProps {
  readonly fields: InvoiceFields
  /** The fields are read, not filled. */
  readonly isClosed: boolean
}

/** What the fields hold. */
export const valuesIn = (fields: InvoiceFields): InvoiceFormValues =>
  v.parse(formValuesSchema, getValues(fields, { shouldActive: false, peek: true }))

/** The invoice that the fields say. */
export const invoiceIn = (fields: InvoiceFields) => fromForm(valuesIn(fields))

/** Sets what follows from something else that was chosen. */
export const setFollowing = (fields: InvoiceFields, values: { readonly [Text in InvoiceText]?: string }): void => {
  for (const name of invoiceTexts) {
    const value = values[name]
    if (value !== undefined) setValue(fields, name, value, { shouldFocus: false, shouldValidate: false })
  }
}

/** Checks fields that are in error once more, after a change of what their rules depend on. */
export const recheckIfWrong = (fields: InvoiceFields, ...names: readonly FieldPath<InvoiceFormValues>[]): void => {
  for (const name of names)
    if ((getError(fields, name) ?? '') !== '') void validate(fields, name, { shouldFocus: false })
}

/** What the form of an invoice says, and by what it is checked. */
export const fieldsOfInvoice: FieldsKind<InvoiceFormValues, InvoiceContent, FormFacts> = {
  kind: {
    id: invoiceKind.id,
    rules: rulesForForm(invoiceSchema),
    toValues: (content) => toForm(invoiceKind.toValues(content)),
  },
  draftRules: rulesForForm(invoiceDraftSchema),
  values: vaultForForm(invoiceValues),
  contents: invoiceContents,
  bounds: boundsForForm(v.strictObject(invoiceEntries)),
  valuesIn,
  check: beyondRules,
  shownAt,
  first: 'tax_code',
}
