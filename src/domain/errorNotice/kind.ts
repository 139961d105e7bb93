import type { DocumentKind } from '../documents/kind.ts'
import type { SignedLayout } from '../documents/signedLayout.ts'
import type { DocumentLayout, LayoutNode, TextNode } from '../documents/xml/layout.ts'
import { noticeValuesOf, type NoticeContent, type NoticedDocument, type NoticeValues } from './content.ts'
import { noticeFacts, type NoticeFamily, type NoticeVersion } from './families.ts'
import { noticeFields, rowElements, type NoticeText } from './fields.ts'
import { noticeSchema } from './rules.ts'

/** Names the kind where documents of several are kept. */
export const noticeKey = 'error-notice'

/** Where a notice is signed (pit_certificate_xml, error_notice_304). */
export const noticeSignature = {
  root: 'TBao',
  core: 'DLTBao',
  signers: 'DSCKS',
  signerPlace: 'NNT',
} as const satisfies SignedLayout

type WrittenDocument = NoticedDocument & { readonly ordinal: string }
type WrittenNotice = Omit<NoticeValues, 'documents'> & { readonly documents: readonly WrittenDocument[] }

const taking = (field: NoticeText): TextNode<WrittenNotice> => ({ ...noticeFields[field].element, takes: { field } })

const constant = (tag: string, max: number, text: string): TextNode<WrittenNotice> => ({
  tag,
  type: 'text',
  max,
  since: '2.0.1',
  takes: { constant: text },
})

const documentsOf = (family: NoticeFamily, version: NoticeVersion): LayoutNode<WrittenNotice> => {
  const { list, row } = noticeFacts[family].rows
  return {
    tag: list,
    holds: [
      {
        tag: row,
        rows: 'documents',
        holds: [
          { tag: 'STT', type: 'number', max: 4, since: '2.0.1', takes: { field: 'ordinal' } },
          ...rowElements(family, version).map(({ field, element }): TextNode<WrittenDocument> => ({
            ...element,
            takes: { field },
          })),
        ],
      },
    ],
  }
}

/** How a notice is written. */
export const noticeLayout = ({
  family,
  xml_vs,
}: Pick<NoticeValues, 'family' | 'xml_vs'>): DocumentLayout<WrittenNotice> => {
  const { form, title, versions } = noticeFacts[family]
  const version = versions.find((one) => one === xml_vs) ?? versions[0]
  return {
    signed: noticeSignature,
    version,
    core: [
      taking('xml_vs'),
      constant('MSo', 15, form),
      constant('Ten', 255, title),
      taking('notice_type'),
      taking('authority_no'),
      taking('authority_date'),
      taking('txof_cd'),
      taking('txof_nm'),
      taking('comp_nm'),
      taking('comp_taxcd'),
      taking('place'),
      taking('notice_date'),
      documentsOf(family, version),
    ],
  }
}

/** Notices about documents that were made wrongly. */
export const noticeKind: DocumentKind<NoticeValues, NoticeContent> = {
  id: 'notice_id',
  rules: noticeSchema,
  toContent: (values) => values,
  toValues: noticeValuesOf,
  layoutOf: noticeLayout,
  written: (values) => ({
    ...values,
    documents: values.documents.map((row, index) => ({ ...row, ordinal: String(index + 1) })),
  }),
}
