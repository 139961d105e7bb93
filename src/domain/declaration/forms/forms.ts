import type { DeclarationForm, FormKey } from './definition.ts'
import { eDocument } from './eDocument.ts'
import { eInvoice } from './eInvoice.ts'

/** The forms that the product files. */
export const declarationForms: { readonly [Key in FormKey]: DeclarationForm<Key> } = { eInvoice, eDocument }

/** The form of a number (MSo), or null where the product files none of that number. */
export const formOfNumber = (number: string): DeclarationForm | null =>
  Object.values(declarationForms).find((form) => form.number === number) ?? null
