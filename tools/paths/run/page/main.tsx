import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../../../src/ui/fonts.css'
import '../../../../src/ui/tokens.css'
import type { ReportFacts } from './facts.ts'
import { Report } from './view/Report.tsx'

/** Shows a report in an element of the page. */
export const show = (facts: ReportFacts, root: Element) =>
  createRoot(root).render(
    <StrictMode>
      <Report facts={facts} />
    </StrictMode>,
  )
