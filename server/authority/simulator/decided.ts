import type { XmlElement } from 'libxml2-wasm'
import type { SignedLayout } from '../../../src/domain/documents/signedLayout.ts'
import { isSameTaxCode } from '../../../src/domain/taxCode.ts'
import type { MessageRow } from '../messageRows.ts'
import { answerTo, commonReasons, type AnsweredKind, type Asked, type Reason } from './answering.ts'
import { documentIn, examineSigned, type OfTaxpayer, type ReadCore } from './signed.ts'

/** A kind whose documents travel alone and are decided by one answer. */
interface Decided<Read extends OfTaxpayer> {
  readonly message: MessageRow<string> & { readonly answers: readonly [{ readonly type: string }] }
  readonly layout: SignedLayout
  /** @param taxCode that of the message, for documents that do not name one */
  readonly read: (core: XmlElement, taxCode: string) => ReturnType<ReadCore<Read>>
  /** Which reason of a switched refusal is about such documents; that about e-documents where left out. */
  readonly switchedAs?: 'aboutDocuments' | 'aboutCertificates' | 'aboutNotices'
  /** What the authority finds in a document that is signed by whom it names; nothing where left out. */
  readonly objections?: (read: Read) => readonly Reason[]
  /** The notice about one. @param read null of a document that cannot be read or whose signature does not hold */
  readonly noticeOf: (to: Asked, read: Read | null, reasons: readonly Reason[], at: Date) => string
}

/** How the simulated authority answers such a kind: by what is wrong with the document, its signature and its tax code, and then by what it says. */
export const decidedKind = <Read extends OfTaxpayer>({
  message: row,
  layout,
  read,
  switchedAs = 'aboutDocuments',
  objections = () => [],
  noticeOf,
}: Decided<Read>): AnsweredKind => ({
  messages: [row],
  root: layout.root,
  answering: ({ processingTime, roots, clock, objectsFirst = () => null }) => ({
    owed: () => [{ step: 'decision', seconds: processingTime.decisionSeconds }],
    verdictOn(message, { taxCode, sender: receiver, version }, { mtdiep, reference }) {
      const examined = examineSigned(documentIn(message), layout, (core) => read(core, taxCode), { roots, at: clock() })
      const switched = objectsFirst('decision')
      const reasonsOf = (): readonly Reason[] => {
        if (!examined.ok) return [examined.failure]
        if (!isSameTaxCode(examined.value.taxCode, taxCode)) return [commonReasons.taxCode]
        if (switched !== null) return [switched[switchedAs] ?? switched.aboutDocuments ?? switched]
        return objections(examined.value)
      }
      const to = { mtdiep, reference, receiver, version, taxCode }
      const notice = noticeOf(to, examined.ok ? examined.value : null, reasonsOf(), clock())
      return Promise.resolve({ notice: answerTo(to, row.answers[0].type, notice), isLast: true })
    },
  }),
})
