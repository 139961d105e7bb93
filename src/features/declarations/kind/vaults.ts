import type { DeclarationContent } from '../../../domain/declaration/content.ts'
import type { DeclarationValues } from '../../../domain/declaration/values.ts'
import { createVault } from '../../../machines/vault.ts'

/** What charts hold of declarations. */
export const declarationValues = createVault<DeclarationValues>()

/** What is kept of their unfinished forms. */
export const declarationContents = createVault<DeclarationContent>()
