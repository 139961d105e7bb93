import { focus, setValues } from '@modular-forms/react'
import * as v from 'valibot'
import type { FormActor } from '../../../documents/form/formActor.ts'
import { hasUnsavedChanges } from '../../../documents/form/unsavedChanges.ts'
import type { FilledForm } from '../../../documents/unfinished/filledForm.ts'
import {
  certificateEntries,
  certificateValuesOf,
  type CertificateValues,
} from '../../../domain/pitCertificate/content.ts'
import { certificateContents } from '../kind/vaults.ts'
import { valuesIn, type CertificateFields } from './fields.ts'

const contentSchema = v.strictObject(certificateEntries)

/** The form of a certificate as keeping takes it. */
export const filledForm = (actor: FormActor, fields: CertificateFields): FilledForm => ({
  isUnsaved: () => hasUnsavedChanges(actor, fields),
  content: () => {
    const read = v.safeParse(contentSchema, valuesIn(fields))
    return read.success ? certificateContents.seal(read.output) : null
  },
  putIn: (content) =>
    setValues<CertificateValues, undefined>(fields, certificateValuesOf(certificateContents.open(content)), {
      shouldTouched: false,
      shouldValidate: false,
      shouldFocus: false,
    }),
  focus: () => focus(fields, 'taxpayer_nm'),
})
