import type { XmlElement } from 'libxml2-wasm'
import type { Trust } from '../../../signing/trust.ts'
import type { SignedLayout } from '../../../src/domain/documents/signedLayout.ts'
import { isSameTaxCode } from '../../../src/domain/taxCode.ts'
import type { MessageRow } from '../messageRows.ts'
import {
  answerTo,
  commonReasons,
  type AnsweredKind,
  type Asked,
  type Reason,
  type SwitchedReasons,
} from './answering.ts'
import { reviewNotice, type Reviewed } from './reviewNotice.ts'
import { examineSigned, withCompanionIn, type OfTaxpayer, type ReadCore } from './signed.ts'

/** A document on file, and what the authority finds in it. */
export interface Examined<Read extends OfTaxpayer> {
  /** As it was sent. */
  readonly document: string
  /** Null of a document that cannot be read or whose signature does not hold. */
  readonly read: Read | null
  /** Why it is refused; none where it is not. */
  readonly reasons: readonly Reason[]
}

/** A kind whose documents travel alone and are decided by one answer, of whichever type. */
interface ExaminedKind<Read extends OfTaxpayer> {
  readonly messages: readonly MessageRow<string>[]
  readonly layout: SignedLayout
  /** @param taxCode that of the message, for documents that do not name one */
  readonly read: (core: XmlElement, taxCode: string) => ReturnType<ReadCore<Read>>
  /** Which reason of a switched refusal is about such documents; that about e-documents where left out. */
  readonly switchedAs?: keyof SwitchedReasons
  /** What the authority finds in a document that is signed by whom it names; nothing where left out. */
  readonly objections?: (read: Read) => readonly Reason[]
  /** What goes behind some of them: how it is read for the document before it. */
  readonly companion?: {
    readonly layout: SignedLayout
    readonly read: (core: XmlElement, of: Read) => ReturnType<ReadCore<OfTaxpayer>>
  }
  /** What the authority asks about one that it has accepted, where that happens; nothing where left out. */
  readonly reviewOf?: (read: Read) => Reviewed
  /** The answer about one. @param type that of the message */
  readonly answerOf: (
    to: Asked,
    examined: Examined<Read>,
    type: string,
    at: Date,
  ) => { readonly type: string; readonly payload: string }
}

/** The message with which the authority asks about what it has accepted. */
const reviewStep = 'review'

/** What is wrong with what goes behind a document; nothing where nothing does. */
const companionReasons = <Read extends OfTaxpayer>(
  companion: ExaminedKind<Read>['companion'],
  beside: string,
  of: Read,
  trust: Trust,
): readonly Reason[] => {
  if (companion === undefined || beside === '') return []
  const examined = examineSigned(beside, companion.layout, (core) => companion.read(core, of), trust)
  if (!examined.ok) return [examined.failure]
  return isSameTaxCode(examined.value.taxCode, of.taxCode) ? [] : [commonReasons.taxCode]
}

/** How the simulated authority answers such a kind: by what is wrong with the document, its signature and its tax code, and then by what it says. */
export const examinedKind = <Read extends OfTaxpayer>({
  messages,
  layout,
  read,
  switchedAs = 'aboutDocuments',
  objections = () => [],
  companion,
  reviewOf,
  answerOf,
}: ExaminedKind<Read>): AnsweredKind => ({
  messages,
  root: layout.root,
  answering: ({
    processingTime: { decisionSeconds },
    roots,
    clock,
    objectsFirst = () => null,
    happens = () => false,
  }) => ({
    owed: () => [
      { step: 'decision', seconds: decisionSeconds },
      ...(reviewOf !== undefined && happens('review') ? [{ step: reviewStep, seconds: decisionSeconds + 1 }] : []),
    ],
    verdictOn(message, { type, taxCode, sender: receiver, version }, { mtdiep, reference, step }) {
      const { document, companion: beside } = withCompanionIn(message, layout.root)
      const trust = { roots, at: clock() }
      const examined = examineSigned(document, layout, (core) => read(core, taxCode), trust)
      const to = { mtdiep, reference, receiver, version, taxCode }
      if (step === reviewStep && reviewOf !== undefined && examined.ok)
        return Promise.resolve({ notice: reviewNotice(to, reviewOf(examined.value), clock()), isLast: true })
      const switched = objectsFirst('decision')
      const reasonsOf = (): readonly Reason[] => {
        if (!examined.ok) return [examined.failure]
        if (!isSameTaxCode(examined.value.taxCode, taxCode)) return [commonReasons.taxCode]
        if (switched !== null) return [switched[switchedAs] ?? switched.aboutDocuments ?? switched]
        return [...companionReasons(companion, beside, examined.value, trust), ...objections(examined.value)]
      }
      const found = { document, read: examined.ok ? examined.value : null, reasons: reasonsOf() }
      const answer = answerOf(to, found, type, clock())
      // What is refused is not asked about.
      const isLast = reviewOf === undefined || found.reasons.length > 0
      return Promise.resolve({ notice: answerTo(to, answer.type, answer.payload), isLast })
    },
  }),
})

/** A kind with one message and one answer to it. */
interface Decided<Read extends OfTaxpayer> extends Omit<ExaminedKind<Read>, 'messages' | 'answerOf'> {
  readonly message: MessageRow<string> & {
    readonly answers: readonly [{ readonly type: string }, ...(readonly { readonly type: string }[])]
  }
  /** The notice about one. @param read null of a document that cannot be read or whose signature does not hold */
  readonly noticeOf: (to: Asked, read: Read | null, reasons: readonly Reason[], at: Date) => string
}

export const decidedKind = <Read extends OfTaxpayer>({ message, noticeOf, ...kind }: Decided<Read>): AnsweredKind =>
  examinedKind({
    ...kind,
    messages: [message],
    answerOf: (to, { read, reasons }, _type, at) => ({
      type: message.answers[0].type,
      payload: noticeOf(to, read, reasons, at),
    }),
  })
