import type { Caption } from '../../documents/caption.ts'
import type { PrintedField } from '../../documents/printedForm.ts'
import type { Amount } from '../../money.ts'

/** A numbered line of the form; an empty value is to be read as left open. */
export type PrintedCriterion =
  | {
      readonly kind: 'text'
      readonly number: string
      readonly caption: Caption
      readonly value: string
      readonly isBold?: boolean
    }
  /** In đồng; empty where it is not known yet. */
  | { readonly kind: 'amount'; readonly number: string; readonly caption: Caption; readonly amount: Amount }
  /** Values that have captions of their own, such as months. */
  | {
      readonly kind: 'parts'
      readonly number: string
      readonly caption: Caption
      readonly parts: readonly (readonly [Caption, string])[]
    }
  | { readonly kind: 'boxes'; readonly boxes: readonly PrintedTick[] }

export interface PrintedTick {
  readonly number: string
  readonly caption: Caption
  readonly isTicked: boolean
}

export interface PrintedSubject {
  readonly number: string
  readonly title: Caption
  readonly criteria: readonly PrintedCriterion[]
}

/** What stands on a print on paper that counts as the certificate on screen does. */
export interface PrintedConversion {
  readonly title: string
  readonly signatory: string
  readonly note: string
  /** Who converted it. */
  readonly name: string
  readonly day: PrintedField
}

/** Form 03/TNCN as it is printed, without saying how it is drawn: its texts in their order. */
export interface PrintedPitCertificate {
  /** What the PDF is called in its properties. */
  readonly title: string
  readonly motto: readonly Caption[]
  readonly name: Caption
  /** Form number and symbol, and the number. */
  readonly head: readonly (readonly [Caption, string])[]
  readonly number: readonly [Caption, string]
  /** Which certificate this one replaces or adjusts; null for an original. */
  readonly relation: string | null
  readonly subjects: readonly PrintedSubject[]
  /** `……, ngày 05 tháng 06 năm 2026`. */
  readonly placeAndDay: string
  readonly signatory: string
  readonly signatureNote: string
  /** Null while nobody has signed. */
  readonly signature: readonly PrintedField[] | null
  readonly conversion: PrintedConversion | null
  /** At the foot of each page. */
  readonly notes: readonly string[]
  /** Whose the pages after the first are. */
  readonly reference: string
  /** Across each page of what is no certificate yet. */
  readonly mark: 'MẪU' | 'BẢN NHÁP' | null
}
