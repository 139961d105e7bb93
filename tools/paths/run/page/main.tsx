import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../../../src/ui/fonts.css'
import '../../../../src/ui/tokens.css'
import type { ReportFacts } from './facts.ts'
import { Report } from './view/Report.tsx'

const read = (id: string) => {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`the page has no #${id}`)
  return element
}

const facts: ReportFacts = JSON.parse(read('facts').textContent)
createRoot(read('root')).render(
  <StrictMode>
    <Report facts={facts} />
  </StrictMode>,
)
