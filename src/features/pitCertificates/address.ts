import * as v from 'valibot'
import type { UnfinishedForm } from '../../api/contract/documents/unfinished.ts'
import { idSchema } from '../../api/contract/ids.ts'
import type { PagePlace, Parameters } from '../../area/navigation.ts'
import {
  certificateFeatures,
  correctingFeatures,
  type CorrectingFeature,
} from '../../domain/pitCertificate/features.ts'
import type { ListParameters } from '../../records/address/listAddress.ts'
import { said } from '../../records/address/listShape.ts'
import type { certificateFilterNames } from './list/listShape.ts'

const opened = {
  copy: said(idSchema),
  next: said(idSchema),
  corrects: said(idSchema),
  feature: said(v.picklist(correctingFeatures)),
  continues: said(idSchema),
  check: said(v.literal('yes')),
}

/** What the address says of the form that is open, beside the list below it. */
export const editorParameters = [
  'copy',
  'next',
  'corrects',
  'feature',
  'continues',
  'check',
] as const satisfies readonly (keyof typeof opened)[]

/** Search parameters of the page. */
export type PitCertificateParameters = ListParameters<
  (typeof certificateFilterNames)[number] | (typeof editorParameters)[number]
>

/** How the form of a certificate is opened. */
export interface CertificateOpening {
  /** The certificate that is open; null for a new one. */
  readonly certificate: string | null
  /** Of a new one: the certificate whose content is taken over. */
  readonly copy: string | null
  /** Of a new one: the certificate that was made for another person before it. */
  readonly next: string | null
  /** Of a new one: the certificate that it corrects, and how. */
  readonly corrects: { readonly id: string; readonly feature: CorrectingFeature } | null
  /** The unfinished form that the user continues. */
  readonly continues: string | null
  /** Whether its fields are checked as it opens: it could not be sent as it is. */
  readonly isChecked: boolean
}

/** What an address of the editor opens. */
export const readOpening = (certificate: string | null, parameters: Parameters): CertificateOpening => {
  const { copy = null, next = null, corrects, feature, continues = null, check } = v.parse(v.object(opened), parameters)
  return {
    certificate,
    copy: certificate === null ? copy : null,
    next: certificate === null ? next : null,
    corrects:
      certificate === null && corrects !== undefined && feature !== undefined ? { id: corrects, feature } : null,
    continues,
    isChecked: check === 'yes',
  }
}

type Opening = Partial<CertificateOpening>

/** The place of a form over the list, which stays where `list` has it. */
export const editorPlace = (
  { certificate = null, copy, next, corrects, continues, isChecked }: Opening,
  list: Parameters,
): PagePlace<'pit-certificates'> => ({
  record: certificate ?? 'new',
  parameters: {
    ...list,
    copy: copy ?? undefined,
    next: next ?? undefined,
    corrects: corrects?.id,
    feature: corrects?.feature,
    continues: continues ?? undefined,
    check: isChecked === true ? 'yes' : undefined,
  },
})

/** The form that an unfinished one is continued in. */
export const placeOfUnfinished = ({ id, way, origin_id: origin }: UnfinishedForm): Opening => {
  if (way === 'copy') return { copy: origin, continues: id }
  // What it does with the other certificate is kept with its content.
  if (way === 'change') return { corrects: { id: origin, feature: certificateFeatures.replacing }, continues: id }
  return { certificate: way === 'new' ? null : origin, continues: id }
}
