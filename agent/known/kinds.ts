import { declarationSignature } from '../../src/domain/declaration/layouts/signature.ts'
import { invoiceSignature } from '../../src/domain/invoice/layout.ts'
import { certificateSignature } from '../../src/domain/pitCertificate/layout.ts'
import { correctionListSignature } from '../../src/domain/invoice/several/signature.ts'
import type { KnownKind } from '../knownDocument.ts'
import { noticeSignature } from '../../src/domain/errorNotice/kind.ts'
import { listWords, readKnownCorrectionList } from './invoiceCorrectionList.ts'
import { declarationWords, readKnownDeclaration } from './declaration.ts'
import { noticeWords, readKnownNotice } from './errorNotice.ts'
import { invoiceWords, readKnownInvoice } from './invoice.ts'
import { certificateWords, readKnownCertificate } from './pitCertificate.ts'

/** The kinds of documents that the agent signs; each has a root of its own. */
export const knownKinds: readonly KnownKind[] = [
  { words: declarationWords, layout: declarationSignature, read: readKnownDeclaration },
  { words: certificateWords, layout: certificateSignature, read: readKnownCertificate },
  { words: invoiceWords, layout: invoiceSignature, read: readKnownInvoice },
  { words: listWords, layout: correctionListSignature, read: readKnownCorrectionList },
  { words: noticeWords, layout: noticeSignature, read: readKnownNotice },
]
