import type { PrintedPitCertificate } from '../../src/domain/templates/pitCertificate/printedPitCertificate.ts'
import type { PageImages } from '../../src/printing/drawing/templates/page.ts'

/** A certificate to be drawn, as the drawing thread is sent it. */
export interface PrintOrder {
  readonly certificate: PrintedPitCertificate
  readonly images: PageImages
  /** Opens the PDF; null where anybody may. */
  readonly password: string | null
}

/** `failed` is an exception, which is a bug. */
export type PrintAnswer = { readonly pdf: Uint8Array<ArrayBuffer> } | { readonly failed: unknown }
