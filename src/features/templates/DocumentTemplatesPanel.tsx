import { TemplatesPanel } from './TemplatesPanel.tsx'

/** The company's e-document templates (seed 001 §2.5). */
export const DocumentTemplatesPanel = () => <TemplatesPanel kind="document" />
