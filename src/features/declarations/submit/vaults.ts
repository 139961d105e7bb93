import type { DeclarationContent } from '../../../domain/declaration/content.ts'
import type { DeclarationValues } from '../../../domain/declaration/values.ts'
import { createVault } from '../../../machines/vault.ts'

/** A saving whose answer was lost: the server may have kept it. */
export interface UnansweredSaving {
  readonly call: 'saveDraft' | 'generateXml'
  readonly body: DeclarationContent & { readonly version: string }
}

/** What charts hold of declarations. */
export const declarationValues = createVault<DeclarationValues>()
export const unansweredSavings = createVault<UnansweredSaving>()
