import type { PrintableDeclaration } from '../../../domain/declaration/print/layout.ts'
import { printedFormOf, printFileName } from '../../../domain/declaration/print/print.ts'
import type { Printout } from '../../../printing/preview/usePreview.ts'

/** What is printed of a declaration. */
export const printoutOf = (declaration: PrintableDeclaration): Printout => ({
  id: declaration.values.declaration_id,
  fileName: printFileName(declaration),
  document: () => ({ kind: 'form', form: printedFormOf(declaration) }),
})
