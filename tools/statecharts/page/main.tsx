import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { facts } from './content.ts'
import '../../../src/ui/tokens.css'
import '../../../src/ui/fonts.css'
import './style/page.css'
import './style/sidebar.css'
import './style/panel.css'
import './style/drawing.css'
import './style/marks.css'
import './style/rules.css'
import './style/print.css'
import { Page } from './view/Page.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('the document has no place for the page')
createRoot(root).render(
  <StrictMode>
    <Page facts={facts} />
  </StrictMode>,
)
