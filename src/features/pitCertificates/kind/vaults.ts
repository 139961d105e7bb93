import type { CertificateContent, CertificateValues } from '../../../domain/pitCertificate/content.ts'
import { createVault } from '../../../machines/vault.ts'

/** What charts hold of certificates. */
export const certificateValues = createVault<CertificateValues>()

/** What is kept of their unfinished forms. */
export const certificateContents = createVault<CertificateContent>()
