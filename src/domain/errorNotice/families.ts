import type { FormVersion } from '../form/definition.ts'
import { regimeOn, type Regime } from '../corrections/regimes.ts'

/** Notices about documents that were made wrongly, by what they are about: each has a form of its own. */
export const noticeFamilies = ['certificates', 'invoices'] as const
export type NoticeFamily = (typeof noticeFamilies)[number]

/** Versions of their XML, the newest first. */
export const noticeVersions = ['2.1.1', '2.1.0', '2.0.1'] as const satisfies readonly FormVersion[]
export type NoticeVersion = (typeof noticeVersions)[number]

interface FamilyFacts {
  /** `MSo`. */
  readonly form: string
  /** `Ten`. */
  readonly title: string
  /** The elements around its documents, and around each of them. */
  readonly rows: { readonly list: string; readonly row: string }
  readonly versions: readonly NoticeVersion[]
  /** The message with one. */
  readonly message: string
}

/** What is of each family: pit_certificate_xml, error_notice_304; message_types_sales, structure_300, and law2026 §3. */
export const noticeFacts = {
  certificates: {
    form: '04/SS-CTĐT',
    title: 'Thông báo chứng từ điện tử đã lập sai',
    rows: { list: 'DSCTu', row: 'CTu' },
    versions: ['2.1.1', '2.1.0'],
    message: '304',
  },
  invoices: {
    form: '04/SS-HĐĐT',
    title: 'Thông báo hóa đơn điện tử đã lập sai',
    rows: { list: 'DSHDon', row: 'HDon' },
    versions: noticeVersions,
    message: '300',
  },
} as const satisfies Readonly<Record<NoticeFamily, FamilyFacts>>

const versionOf: Readonly<Record<Regime, NoticeVersion>> = {
  decree123: '2.0.1',
  decree70: '2.1.0',
  decree254: '2.1.1',
}

/**
 * The version in which a notice of a day is written: that of the law of the day, or the oldest that there is of its family.
 * @param newest what the company has at most; empty where that is the law's
 */
export const noticeVersionOn = (family: NoticeFamily, day: string, newest: string): NoticeVersion => {
  const ofLaw = versionOf[regimeOn(day)]
  const versions: readonly NoticeVersion[] = noticeFacts[family].versions
  return (
    versions.find((version) => version <= ofLaw && (newest === '' || version <= newest)) ?? versions.at(-1) ?? ofLaw
  )
}
