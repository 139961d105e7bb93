import type { DeclarationDetail } from '../../../api/contract/declarationFiling.ts'
import type { DeclarationValues } from '../../../domain/declaration/values.ts'
import type { DeclarationForm } from '../../../domain/declaration/forms/definition.ts'
import type { PrintableDeclaration } from '../../../domain/declaration/print/layout.ts'
import { isDraft } from '../../../domain/declaration/status.ts'

/** What a record adds to a declaration's values for its print. */
export type PrintableRecord = Pick<DeclarationDetail, 'noti_cd_tax' | 'sign_by' | 'signed_at'>

/** The values as the form shows them, with what only the record knows. */
export const printableOf = (
  form: DeclarationForm,
  values: DeclarationValues,
  record: PrintableRecord,
): PrintableDeclaration => ({
  form,
  values,
  isDraft: isDraft(record.noti_cd_tax),
  signer: record.sign_by,
  signedAt: record.signed_at,
})
