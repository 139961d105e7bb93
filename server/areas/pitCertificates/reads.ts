import { vietnamDay } from '../../../src/domain/dates.ts'
import { succeed } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import type { OnRead, ReadPart } from '../../documents/reading.ts'
import type { Store } from './store/repositories.ts'

/** What the audit calls each way of reading. */
const actions = {
  content: 'pitCertificate.read',
  filed: 'pitCertificate.read',
  message: 'pitCertificate.downloaded',
  signedXml: 'pitCertificate.downloaded',
  print: 'pitCertificate.printed',
} as const satisfies Readonly<Record<ReadPart, string>>

type Action = (typeof actions)[ReadPart] | 'pitCertificate.amountsListed'

/** Reads that this process has noted today; more than these are asked of the database. */
const mostRemembered = 10_000

/** Notes who has read what of certificates: once for each account, document and day, so that reading stays cheap (decision 0492). */
export const createReads = ({ store, clock }: { readonly store: Store; readonly clock: Clock }) => {
  let remembered = { day: '', reads: new Set<string>() }
  const note = async ({ companyId, account }: Member, action: Action, subjectId: string): Promise<void> => {
    const now = clock()
    const day = vietnamDay(now)
    if (remembered.day !== day || remembered.reads.size >= mostRemembered) remembered = { day, reads: new Set() }
    const key = JSON.stringify([companyId, account.id, action, subjectId])
    if (remembered.reads.has(key)) return
    await store.transaction(async (inside) => {
      const read = { companyId, day, accountId: account.id, action, subjectId }
      if (!(await inside.pitCertificateReads.note(read))) return succeed(null)
      const head = subjectId === '' ? null : await inside.pitCertificates.head(companyId, subjectId)
      const detail = head === null ? {} : { name: head.reference }
      const at = now.toISOString()
      await inside.audit.append({ at, companyId, accountId: account.id, action, subjectId, detail })
      return succeed(null)
    })
    remembered.reads.add(key)
  }
  const onRead: OnRead = (member, documentId, part) => note(member, actions[part], documentId)
  return { onRead, onAmountsListed: (member: Member) => note(member, 'pitCertificate.amountsListed', '') }
}
export type Reads = ReturnType<typeof createReads>
