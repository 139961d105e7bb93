import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ForeignProblem } from '../../../domain/invoice/foreign/outcomes.ts'

/** Why a file was not taken in, and what to do. */
export const problemTexts: Readonly<Record<ForeignProblem, MessageDescriptor>> = {
  empty: msg`The file is empty`,
  too_large: msg`The file has more than 1 MB: no invoice is that long`,
  damaged: msg`The file cannot be unpacked: make the zip anew`,
  not_utf8: msg`The file is not written in UTF-8: download it from the other system again`,
  forbidden_markup: msg`The file holds comments, entities or the like, which could hide something: an invoice has none`,
  not_xml: msg`The file is no XML that can be read`,
  not_an_invoice: msg`The file is not built as an invoice: choose the signed XML of the invoice itself`,
  unknown_version: msg`The version of the form is not known: 2.0.1 to 2.1.1 are`,
  unknown_form: msg`The invoice is of a form that is not taken in: forms 1 and 2 are`,
  incomplete: msg`Something is missing in the invoice, stands there twice, or is not what its place asks for`,
  stranger: msg`Another company has issued this invoice: its tax code is not yours`,
  not_signed: msg`The seller has not signed it: choose the signed XML`,
  changed: msg`The invoice was changed after it was signed: download it from the other system again`,
  unknown_signature: msg`It is signed in a way that is not known, so that it cannot be verified`,
  other_certificate: msg`The certificate of its signature is not of your company`,
  unfit_certificate: msg`The certificate of its signature was not in force when it was signed, or is none for signing`,
  own: msg`An invoice of this number was issued here`,
  known: msg`It is in the list already`,
}
