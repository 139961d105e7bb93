import { msg } from '@lingui/core/macro'
import type { Area } from '../../area/area.ts'
import { isCompanyScope } from '../../domain/session.ts'
import { translatedPart } from '../../i18n/translatedPart.ts'
import { UsbIcon } from '../../ui/icons/icons.tsx'
import type { CertificateParameters } from './list/listShape.ts'

declare module '../../area/navigation.ts' {
  interface PanelParameters {
    'digital-signatures': CertificateParameters
  }
}

/** The company's registered certificates (seed 001 §2.1). */
export const area: Area = {
  textsForOthers: async () => (await import('./textsForOthers.ts')).textsForOthers,
  panels: [
    {
      id: 'digital-signatures',
      group: 'e-invoice',
      position: 1,
      title: msg`Digital signatures`,
      openLabel: msg`Open digital signatures`,
      icon: UsbIcon,
      isFor: ({ scope }) => isCompanyScope(scope),
      commands: [],
      notified: ({ parameters }) => ({ q: parameters['serial_no'] }),
      part: translatedPart(
        async () => (await import('./DigitalSignaturesPanel.tsx')).DigitalSignaturesPanel,
        async () => (await import('./signatureTexts.ts')).signatureTexts,
      ),
    },
  ],
}
