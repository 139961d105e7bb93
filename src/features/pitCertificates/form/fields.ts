import { getError, getValues, setValue, validate, type FieldPath, type FormStore } from '@modular-forms/react'
import * as v from 'valibot'
import type { FieldsKind } from '../../../documents/form/page/fieldsKind.ts'
import {
  certificateEntries,
  certificateTexts,
  type CertificateContent,
  type CertificateValues,
} from '../../../domain/pitCertificate/content.ts'
import { certificateKind } from '../../../domain/pitCertificate/kind.ts'
import { certificateDraftSchema } from '../../../domain/pitCertificate/rules.ts'
import { certificateContents, certificateValues } from '../kind/vaults.ts'
import { beyondRules, shownAt, type FormFacts } from './formRules.ts'

/** The form's values, touched state and errors. Amounts are as they are kept, or as they were typed where they are none. */
export type CertificateFields = FormStore<CertificateValues>

const valuesSchema: v.GenericSchema<unknown, CertificateValues> = v.object({
  sid: v.string(),
  ...v.entriesFromList([...certificateTexts], v.string()),
  req_send_email: v.boolean(),
})

/** What the fields say. */
export const valuesIn = (fields: CertificateFields): CertificateValues =>
  v.parse(valuesSchema, getValues(fields, { shouldActive: false, peek: true }))

/** Sets what follows from something else that was chosen. */
export const setFollowing = (
  fields: CertificateFields,
  values: Partial<Omit<CertificateValues, 'req_send_email'>>,
): void => {
  for (const name of certificateTexts) {
    const value = values[name]
    if (value !== undefined) setValue(fields, name, value, { shouldFocus: false, shouldValidate: false })
  }
}

/** Checks fields that are in error once more, after a change of what their rules depend on. */
export const recheckIfWrong = (fields: CertificateFields, ...names: readonly FieldPath<CertificateValues>[]): void => {
  for (const name of names)
    if ((getError(fields, name) ?? '') !== '') void validate(fields, name, { shouldFocus: false })
}

/** What the form of a certificate says, and by what it is checked. */
export const fieldsOfCertificate: FieldsKind<CertificateValues, CertificateContent, FormFacts> = {
  kind: certificateKind,
  draftRules: certificateDraftSchema,
  values: certificateValues,
  contents: certificateContents,
  bounds: v.strictObject(certificateEntries),
  valuesIn,
  check: beyondRules,
  shownAt,
  first: 'taxpayer_nm',
}
