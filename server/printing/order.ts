import type { PrintedInvoice } from '../../src/domain/templates/invoice/printedInvoice.ts'
import type { PrintedPitCertificate } from '../../src/domain/templates/pitCertificate/printedPitCertificate.ts'
import type { PageImages } from '../../src/printing/drawing/templates/page.ts'

/** A document to be drawn, as the drawing thread is sent it. */
export type PrintOrder = ({ readonly certificate: PrintedPitCertificate } | { readonly invoice: PrintedInvoice }) & {
  readonly images: PageImages
  /** Opens the PDF; null where anybody may. */
  readonly password: string | null
}

/** `failed` is an exception, which is a bug. */
export type PrintAnswer = { readonly pdf: Uint8Array<ArrayBuffer> } | { readonly failed: unknown }
