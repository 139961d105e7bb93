import type { DocumentKind } from '../../documents/kind.ts'
import { correctionListLayout } from './layout.ts'
import { writtenList, type CorrectionListValues } from './written.ts'

/** List 01/BK-ĐCTT, which is written beside an invoice that corrects several; it is made of what is kept of these, and has no form. */
export const correctionListKind: Pick<DocumentKind<CorrectionListValues, never>, 'layoutOf' | 'written'> = {
  layoutOf: ({ content }) => correctionListLayout(content.xml_vs),
  written: (values) => ({ ...writtenList(values) }),
}
