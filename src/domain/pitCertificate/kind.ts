import type { DocumentKind } from '../documents/kind.ts'
import { certificateValuesOf, type CertificateContent, type CertificateValues } from './content.ts'
import { certificateLayout } from './layout.ts'
import { certificateSchema } from './rules.ts'

/** Names the kind where documents of several are kept. */
export const certificateKey = 'pit-certificate'

/** Certificates of personal income tax withholding, 03/TNCN. */
export const certificateKind: DocumentKind<CertificateValues, CertificateContent> = {
  id: 'sid',
  rules: certificateSchema,
  toContent: (values) => values,
  toValues: certificateValuesOf,
  layoutOf: certificateLayout,
  written: (values) => ({ ...values }),
}
