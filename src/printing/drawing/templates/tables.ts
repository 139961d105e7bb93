import type { CustomTableLayout } from 'pdfmake/interfaces'
import { colours, lineWidth } from './page.ts'

/** Thin lines around every cell. */
export const ruled: CustomTableLayout = {
  hLineWidth: () => lineWidth,
  vLineWidth: () => lineWidth,
  hLineColor: () => colours.line,
  vLineColor: () => colours.line,
  paddingLeft: () => 3,
  paddingRight: () => 3,
  paddingTop: () => 2.5,
  paddingBottom: () => 2,
}
