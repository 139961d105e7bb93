import * as v from 'valibot'
import type { UnfinishedForm } from '../../api/contract/documents/unfinished.ts'
import { idSchema } from '../../api/contract/ids.ts'
import type { PagePlace, Parameters } from '../../area/navigation.ts'
import {
  documentPlace,
  placeOfUnfinished,
  readDocumentOpening,
  type DocumentOpening,
} from '../../documents/form/page/opening.ts'
import {
  certificateFeatures,
  correctingFeatures,
  type CorrectingFeature,
} from '../../domain/pitCertificate/features.ts'
import type { ListParameters } from '../../records/address/listAddress.ts'
import { said } from '../../records/address/listShape.ts'
import type { editorParameters } from './editorParameters.ts'
import type { certificateFilterNames } from './list/listShape.ts'

const begun = v.object({
  next: said(idSchema),
  corrects: said(idSchema),
  feature: said(v.picklist(correctingFeatures)),
})

/** Search parameters of the page. */
export type PitCertificateParameters = ListParameters<
  (typeof certificateFilterNames)[number] | (typeof editorParameters)[number]
>

/** How the form of a certificate is opened. */
export interface CertificateOpening extends DocumentOpening {
  /** Of a new one: the certificate that was made for another person before it. */
  readonly next: string | null
  /** Of a new one: the certificate that it corrects, and how. */
  readonly corrects: { readonly id: string; readonly feature: CorrectingFeature } | null
}

/** What an address of the editor opens. */
export const readOpening = (certificate: string | null, parameters: Parameters): CertificateOpening => {
  const { next = null, corrects: id, feature } = v.parse(begun, parameters)
  const isNew = certificate === null
  const corrects = isNew && id !== undefined && feature !== undefined ? { id, feature } : null
  return { ...readDocumentOpening(certificate, parameters), next: isNew ? next : null, corrects }
}

type Opening = Partial<CertificateOpening>

/** The place of a form over the list, which stays where `list` has it. */
export const editorPlace = ({ next, corrects, ...opening }: Opening, list: Parameters): PagePlace<'pit-certificates'> =>
  documentPlace(opening, { ...list, next: next ?? undefined, corrects: corrects?.id, feature: corrects?.feature })

/** The form that an unfinished one is continued in. */
export const placeOfCertificate = (form: UnfinishedForm): Opening => {
  const { id, way, origin_id: origin } = form
  if (way !== 'change') return placeOfUnfinished(form)
  // What it does with the other certificate is kept with its content.
  return { corrects: { id: origin, feature: certificateFeatures.replacing }, continues: id }
}
