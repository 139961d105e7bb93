import type { InvoiceUploadResult } from '../../../../src/api/contract/invoiceUpload.ts'
import type { InvoiceContent } from '../../../../src/domain/invoice/content.ts'
import { invoiceKey } from '../../../../src/domain/invoice/kind.ts'
import type { UploadPurpose } from '../../../../src/domain/invoice/upload/settings.ts'
import { succeed, type Result } from '../../../../src/domain/result.ts'
import type { Clock } from '../../../clock.ts'
import type { Member } from '../../../companies/member.ts'
import { keyOf, yearOf } from '../../../documents/documentKey.ts'
import type { ServerRefusal } from '../../../refusals.ts'
import { inParts } from '../../../store/inParts.ts'
import { keptInvoices } from '../keptInvoices.ts'
import { invoicesSeenBy } from '../shopsSeen.ts'
import type { InvoiceHead } from '../store/invoices.ts'
import type { Repositories, Store } from '../store/repositories.ts'
import { checkInvoices } from './checkInvoices.ts'
import { readInvoices } from './readInvoices.ts'

interface Upload {
  readonly payload: string | Blob
  readonly mode: 'all' | 'valid'
}

interface Drafted {
  readonly heads: readonly InvoiceHead[]
  readonly made: ReadonlySet<string>
}

/** Drafts a few hundred. Those that an earlier request of the same ids has made stay as they are. */
const draftPart = async (
  inside: Repositories,
  member: Member,
  contents: readonly InvoiceContent[],
  now: Date,
): Promise<Drafted> => {
  const { companyId, account } = member
  const at = now.toISOString()
  const drafts = []
  for (const content of contents) {
    const place = { companyId, id: content.sid, madeBy: account.id }
    const given = await keptInvoices.heads.begin(inside, place, content)
    const contentHash = keptInvoices.hashOf(content)
    drafts.push({ id: content.sid, year: yearOf(now), contentHash, madeAt: at, ...given, content })
  }
  const written = await inside.invoices.insert(companyId, drafts)
  const made = new Set(written.map(({ id }) => id))
  const others = contents.flatMap(({ sid }) => (made.has(sid) ? [] : [sid]))
  const there = others.length === 0 ? [] : await inside.invoices.hold(companyId, others)
  if (written.length > 0) {
    await inside.documentHistory.addSteps(
      written.map((head) => keyOf(invoiceKey, head)),
      { at, accountId: account.id, kind: 'saved' },
    )
    await inside.audit.append({
      at,
      companyId,
      accountId: account.id,
      action: 'invoice.uploaded',
      subjectId: written[0]?.id ?? '',
      detail: { total: written.length },
    })
  }
  return { heads: [...written, ...(await invoicesSeenBy(inside, member, there))], made }
}

/**
 * Drafts the invoices of a spreadsheet, each by the checks of a form, some hundred in one transaction (decision 0518). Whatever ends it on the
 * way, the same request makes the others and no invoice twice.
 */
export const uploadInvoices = async (
  store: Store,
  clock: Clock,
  member: Member,
  { payload, mode }: Upload,
  purpose: UploadPurpose,
): Promise<Result<InvoiceUploadResult, ServerRefusal<'fields.invalid'>>> => {
  const read = await readInvoices(payload)
  if (!read.ok) return read
  const total = read.value.length
  const { accepted, refused } = await checkInvoices(store, clock, member, read.value, purpose)
  const rows = [...refused]
  if (mode === 'all' && rows.length > 0) return succeed({ total, success: 0, failed: total, rows, invoices: [] })
  const now = clock()
  const invoices: InvoiceUploadResult['invoices'] = []
  await inParts(accepted, async (part) => {
    const contents = part.map(({ content }) => content)
    const drafted = await store.transaction<Drafted, never>(async (inside) =>
      succeed(await draftPart(inside, member, contents, now)),
    )
    if (!drafted.ok) return
    const { heads, made } = drafted.value
    const versions = new Map(heads.map(({ id, contentHash }) => [id, contentHash]))
    for (const { row, content } of part) {
      const version = versions.get(content.sid)
      if (version === undefined) rows.push({ row, field: 'sid', message: 'shop_is_not_assigned' })
      else invoices.push({ row, sid: content.sid, version, is_new: made.has(content.sid) })
    }
  })
  const inOrder = rows.toSorted((one, other) => one.row - other.row)
  return succeed({ total, success: invoices.length, failed: rows.length, rows: inOrder, invoices })
}
