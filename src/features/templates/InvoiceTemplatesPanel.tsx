import { TemplatesPanel } from './TemplatesPanel.tsx'

/** The company's e-invoice templates (seed 001 §2.4). */
export const InvoiceTemplatesPanel = () => <TemplatesPanel kind="invoice" />
