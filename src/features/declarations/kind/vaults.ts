import type { DeclarationValues } from '../../../domain/declaration/values.ts'
import { createVault } from '../../../machines/vault.ts'

/** What charts hold of declarations. */
export const declarationValues = createVault<DeclarationValues>()
