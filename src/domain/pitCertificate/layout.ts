import type { XmlElement } from '../form/definition.ts'
import type { WrittenNumber } from '../documents/kind.ts'
import type { SignedLayout } from '../documents/signedLayout.ts'
import type { DocumentLayout, LayoutNode, TextNode } from '../documents/xml/layout.ts'
import { certificateFields, type CertificateText } from './fields.ts'
import { certificateFeatures } from './features.ts'
import type { CertificateValues } from './content.ts'
import type { CertificateVersion } from './times.ts'

/** Who pays the income signs (pit_certificate_xml, 48 to 50). */
export const certificateSignature = {
  root: 'CTu',
  core: 'DLCTu',
  signers: 'DSCKS',
  signerPlace: 'TCTTNhap',
} as const satisfies SignedLayout

export type WrittenCertificate = CertificateValues & WrittenNumber
type Written = TextNode<WrittenCertificate>

type WithElement = {
  [Text in CertificateText]: (typeof certificateFields)[Text]['element'] extends XmlElement ? Text : never
}[CertificateText]

const taking = (field: WithElement): Written => ({ ...certificateFields[field].element, takes: { field } })

const title: Written = {
  tag: 'TCTu',
  type: 'text',
  max: 100,
  since: '2.1.0',
  takes: { constant: 'Chứng từ khấu trừ thuế thu nhập cá nhân' },
}

/** Digits of a certificate's number: eight since Circular 91/2026. */
const digits: Readonly<Record<CertificateVersion, number>> = { '2.1.0': 7, '2.1.1': 8 }

/** The largest number that there is room for. */
export const largestNumber: Readonly<Record<CertificateVersion, number>> = { '2.1.0': 9_999_999, '2.1.1': 99_999_999 }

const number = (version: CertificateVersion): Written => ({
  tag: 'SCTu',
  type: 'number',
  max: digits[version],
  since: '2.1.0',
  takes: { field: 'number' },
})

/** The certificate that is corrected; an original has none. */
const related: LayoutNode<WrittenCertificate> = {
  tag: 'TTCTLQuan',
  holds: (
    ['inv_feature', 'inv_type_ref', 'form_no_ref', 'serial_no_ref', 'inv_no_ref', 'inv_date_ref', 'note'] as const
  ).map(taking),
}

const content: LayoutNode<WrittenCertificate> = {
  tag: 'NDCTu',
  holds: [
    {
      tag: 'TCTTNhap',
      holds: (['comp_nm', 'comp_taxcd', 'comp_add', 'comp_tel_no', 'comp_eml'] as const).map(taking),
    },
    {
      tag: 'NNT',
      holds: (
        [
          'taxpayer_nm',
          'taxpayer_taxcd',
          'taxpayer_add',
          'taxpayer_nation',
          'taxpayer_resident',
          'taxpayer_cid',
          'taxpayer_tel_no',
          'taxpayer_eml',
          'taxpayer_note',
        ] as const
      ).map(taking),
    },
    {
      tag: 'TTNCNKTru',
      holds: (
        [
          'income_type',
          'income_from_mon',
          'income_to_mon',
          'income_year',
          'final_insurance_amt',
          'donations_amt',
          'final_income_amt',
          'final_income_before_tax',
          'final_income_tax',
        ] as const
      ).map(taking),
    },
  ],
}

const layoutIn = (version: CertificateVersion, isCorrecting: boolean): DocumentLayout<WrittenCertificate> => ({
  signed: certificateSignature,
  version,
  core: [
    {
      tag: 'TTChung',
      holds: [
        taking('xml_vs'),
        title,
        taking('form_no'),
        taking('serial_no'),
        number(version),
        taking('inv_date'),
        ...(isCorrecting ? [related] : []),
      ],
    },
    content,
  ],
})

/** How a certificate is written (pit_certificate_xml). */
export const certificateLayout = ({
  xml_vs,
  inv_feature,
}: Pick<CertificateValues, 'xml_vs' | 'inv_feature'>): DocumentLayout<WrittenCertificate> =>
  layoutIn(xml_vs === '2.1.0' ? '2.1.0' : '2.1.1', inv_feature !== certificateFeatures.original)
