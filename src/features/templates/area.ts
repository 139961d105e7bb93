import { msg } from '@lingui/core/macro'
import type { Area } from '../../area/area.ts'
import { isCompanyScope } from '../../domain/session.ts'
import { translatedPart } from '../../i18n/translatedPart.ts'
import { DocumentIcon } from '../../ui/icons/icons.tsx'
import type { TemplateParameters } from './address.ts'

declare module '../../area/navigation.ts' {
  interface PanelParameters {
    'e-invoice-templates': TemplateParameters
    'e-document-templates': TemplateParameters
  }
}

const found = { record: (template: string) => ({ template }), all: (q: string) => ({ q }) }
const texts = async () => (await import('./templateTexts.ts')).templateTexts

/** Templates of e-invoices and of e-documents (seed 001 §2.4, §2.5). */
export const area: Area = {
  textsForOthers: async () => (await import('./textsForOthers.ts')).textsForOthers,
  panels: [
    {
      id: 'e-invoice-templates',
      group: 'e-invoice',
      position: 2,
      title: msg`E-invoice Template`,
      openLabel: msg`Open e-invoice templates`,
      icon: DocumentIcon,
      isFor: ({ scope }) => isCompanyScope(scope),
      commands: [],
      found,
      part: translatedPart(async () => (await import('./InvoiceTemplatesPanel.tsx')).InvoiceTemplatesPanel, texts),
    },
    {
      id: 'e-document-templates',
      group: 'e-document',
      position: 1,
      title: msg`E-doc Template`,
      openLabel: msg`Open e-document templates`,
      icon: DocumentIcon,
      isFor: ({ scope }) => isCompanyScope(scope),
      commands: [],
      found,
      part: translatedPart(async () => (await import('./DocumentTemplatesPanel.tsx')).DocumentTemplatesPanel, texts),
    },
  ],
}
