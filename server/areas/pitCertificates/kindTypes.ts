import type { CertificateContent } from '../../../src/domain/pitCertificate/content.ts'
import {
  certificateStages,
  certificateStatuses,
  type CertificateStatus,
} from '../../../src/domain/pitCertificate/status.ts'
import { editableStatuses } from '../../../src/domain/documents/status.ts'
import type { NamedTypes } from '../../documents/kindNames.ts'
import type { PitCertificateHead } from './store/pitCertificates.ts'
import type { Repositories } from './store/repositories.ts'

/** PIT certificates as a kind of documents, to the compiler. */
export interface PitCertificateTypes extends NamedTypes<'pitCertificate'> {
  readonly inside: Repositories
  readonly head: PitCertificateHead
  readonly content: CertificateContent
  readonly unfit: never
  readonly unfitToFile: 'pitCertificate.noSymbol'
  readonly unfitAmongOthers: 'pitCertificate.notCorrectable'
}

export const editable = editableStatuses<CertificateStatus>(certificateStages, certificateStatuses)
