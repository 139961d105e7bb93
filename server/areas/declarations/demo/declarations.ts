import * as v from 'valibot'
import type { CertificateRecord } from '../../../../src/domain/certificate.ts'
import { vietnamDay } from '../../../../src/domain/dates.ts'
import { certificateRowOf } from '../../../../src/domain/declaration/certificateRow.ts'
import { toContent, type DeclarationContent } from '../../../../src/domain/declaration/content.ts'
import { newDeclaration } from '../../../../src/domain/declaration/defaults.ts'
import type { DeclarationValues } from '../../../../src/domain/declaration/values.ts'
import { inVersion } from '../../../../src/domain/declaration/versioned.ts'
import { declarationSchema } from '../../../../src/domain/declaration/schemas.ts'
import type { DeclarationForm, FormKey } from '../../../../src/domain/declaration/forms/definition.ts'
import { eDocument } from '../../../../src/domain/declaration/forms/eDocument.ts'
import { eInvoice } from '../../../../src/domain/declaration/forms/eInvoice.ts'
import type { Company } from '../../../../src/domain/company.ts'
import type { Reason } from '../../../authority/simulator/answering.ts'
import { reasons } from '../simulated/reasons.ts'
import { codeItems } from '../../../../src/domain/codeLists.ts'
import type { KeptStatus } from '../store/declarations.ts'

const hour = 3_600_000
const day = 24 * hour

export interface DemoDeclaration {
  readonly content: DeclarationContent
  readonly status: KeptStatus
  readonly message: string
  readonly tradeCode: string
  /** Moments of its way so far, the last one that of `status`. */
  readonly events: readonly { readonly at: Date; readonly status: KeptStatus; readonly message: string }[]
}

/** What the authority says of a declaration of each type that it takes in, and accepts. */
const received = { registration: 'Tiếp nhận tờ khai đăng ký', change: 'Tiếp nhận tờ khai thay đổi thông tin' } as const
const accepted = { registration: 'Chấp nhận đăng ký sử dụng', change: 'Chấp nhận thay đổi thông tin sử dụng' } as const
type Kind = keyof typeof received
const papers: Readonly<Record<FormKey, string>> = { eInvoice: 'hóa đơn điện tử', eDocument: 'chứng từ điện tử' }
const inWords = ({ code, text }: Reason): string => `${code}: ${text}`
const rejected = inWords(reasons.taxCode)
const refused: Readonly<Record<FormKey, string>> = {
  eInvoice: inWords(reasons.transfer),
  eDocument: inWords(reasons.documentTypes),
}
const explanationAsked = inWords(reasons.explanation)
const lapsed = inWords(reasons.notConfirmed)

type Step = readonly [status: KeptStatus, message: string]
const waysOf = ({ key }: DeclarationForm, kind: Kind): Readonly<Record<KeptStatus, readonly Step[]>> => ({
  draft: [['draft', '']],
  sent: [
    ['draft', ''],
    ['sent', ''],
  ],
  received: [
    ['draft', ''],
    ['sent', ''],
    ['received', received[kind]],
  ],
  explaining: [
    ['draft', ''],
    ['sent', ''],
    ['received', received[kind]],
    ['explaining', explanationAsked],
  ],
  rejected: [
    ['draft', ''],
    ['sent', ''],
    ['rejected', rejected],
  ],
  lapsed: [
    ['draft', ''],
    ['sent', ''],
    ['lapsed', lapsed],
  ],
  accepted: [
    ['draft', ''],
    ['sent', ''],
    ['received', received[kind]],
    ['accepted', `${accepted[kind]} ${papers[key]}`],
  ],
  refused: [
    ['draft', ''],
    ['sent', ''],
    ['received', received[kind]],
    ['refused', refused[key]],
  ],
})

/**
 * Statuses of the list, newest first. What is on its way was filed within the last day, as the authority answers in a working day.
 */
const order: readonly KeptStatus[] = [
  'sent',
  'received',
  'draft',
  'draft',
  'rejected',
  'accepted',
  'draft',
  'refused',
  'accepted',
  'accepted',
  'draft',
  'rejected',
  'accepted',
  'draft',
  'accepted',
  'refused',
  'accepted',
  'rejected',
  'accepted',
  'draft',
  'accepted',
  'refused',
  'accepted',
  'rejected',
  'accepted',
]
const onTheirWay = [3 * hour, 22 * hour]
const begunBefore = (index: number): number => onTheirWay[index] ?? (index - onTheirWay.length + 1) * 16 * day

const shops = ['POS-HN-01', 'POS-HN-02', 'POS-HN-07', 'POS-HCM-03', '']

interface Origin {
  readonly form: DeclarationForm
  readonly company: Company
  readonly certificate: CertificateRecord
  /**
   * Whether the first declaration that was accepted is a registration, and what came after it are changes. Without it what was filed are
   * changes, and drafts registrations too, which are still possible.
   */
  readonly isRegistered: boolean
}

const kindOf = ({ isRegistered }: Origin, statuses: readonly KeptStatus[], index: number): Kind => {
  const isRegistration = isRegistered
    ? index === statuses.lastIndexOf('accepted')
    : statuses[index] === 'draft' && index % 2 === 0
  return isRegistration ? 'registration' : 'change'
}

/** Choices that differ from row to row. */
const choicesOf = ({ key }: DeclarationForm, index: number): Partial<DeclarationValues> =>
  key === 'eInvoice'
    ? { pos_key: shops[index % shops.length] ?? '', attribute3: index % 3 === 0, inv_type2: index % 4 === 0 }
    : { doc_type_2: index % 2 === 0, att_09: index % 3 === 0 }

/** What a declaration says that is refused with the reason of its form, to be corrected. */
const faults: Readonly<Record<FormKey, Partial<DeclarationValues>>> = {
  eInvoice: { attribute7: true },
  eDocument: {},
}

const contentOf = (
  { form, company, certificate }: Origin,
  index: number,
  { status, kind }: { readonly status: KeptStatus; readonly kind: Kind },
  at: Date,
): DeclarationContent => {
  const isChange = kind === 'change'
  const names = codeItems(form.codeGroups.names)
  const fresh = newDeclaration(form, {
    company,
    types: codeItems('declaration-type'),
    names,
    versions: codeItems('xml-version'),
    today: vietnamDay(at),
  })
  const values: DeclarationValues = {
    ...fresh,
    decl_type: isChange ? '2' : '1',
    decl_nm: (isChange ? names[1] : names[0])?.code_vn_nm ?? fresh.decl_nm,
    ...choicesOf(form, index),
    ...(status === 'refused' && faults[form.key]),
    digital_signatures: [certificateRowOf(certificate, certificate.form_tp)],
  }
  return toContent(form, v.parse(declarationSchema(form), inVersion(form, values, values.xml_vs)))
}

const declarationsIn = (
  origin: Origin,
  statuses: readonly KeptStatus[],
  begunBeforeNow: (index: number) => number,
  now: Date,
): readonly DemoDeclaration[] =>
  statuses.map((status, index) => {
    const begun = new Date(now.getTime() - begunBeforeNow(index))
    const kind = kindOf(origin, statuses, index)
    const way = waysOf(origin.form, kind)[status]
    const [, message] = way.at(-1) ?? ['draft', '']
    return {
      content: contentOf(origin, index, { status, kind }, begun),
      status,
      message,
      tradeCode: way.length > 2 ? `${origin.company.tax_id}${String(100_001 + statuses.length - index)}` : '',
      events: way.map(([step, text], position) => ({
        at: new Date(begun.getTime() + position * 5_400_000),
        status: step,
        message: text,
      })),
    }
  })

/** None is on its way. */
const eDocumentOrder: readonly KeptStatus[] = ['draft', 'rejected', 'accepted', 'draft', 'accepted']

/** E-invoice declarations in every status, two on their way and the others about every 16 days before `now`, and some of e-documents. */
export const demoDeclarations = (origin: Omit<Origin, 'form'>, now: Date): readonly DemoDeclaration[] => [
  ...declarationsIn({ ...origin, form: eInvoice }, order, begunBefore, now),
  ...declarationsIn({ ...origin, form: eDocument }, eDocumentOrder, (index) => (index + 1) * 9 * day, now),
]
