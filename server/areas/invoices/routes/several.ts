import {
  correctedTogether,
  correctionList,
  downloadCorrectionList,
} from '../../../../src/api/contract/invoiceSeveral.ts'
import { mostInvoiceLines } from '../../../../src/domain/invoice/content.ts'
import { isOfSeveral } from '../../../../src/domain/invoice/features.ts'
import { listRows } from '../../../../src/domain/invoice/several/rows.ts'
import { invoiceAmounts } from '../../../../src/domain/invoice/amounts.ts'
import { fail, succeed } from '../../../../src/domain/result.ts'
import type { Member } from '../../../companies/member.ts'
import { wholeIn } from '../../../documents/collection.ts'
import { contentsOf, standingOf } from '../../../documents/corrections/standing.ts'
import { companyRoute, type Route } from '../../../http/route.ts'
import { shopsSeenBy } from '../../../shops/shopsSeen.ts'
import { isCancelled } from '../corrections.ts'
import { invoiceCollection } from '../keptInvoices.ts'
import { correctionListKey } from '../../../../src/domain/invoice/several/signature.ts'
import { signedXmlRoute } from '../../../documentRoutes/output.ts'
import { keyOf } from '../../../documents/documentKey.ts'
import type { DownloadLinks } from '../../../documents/downloadLink.ts'
import type { Invoice } from '../store/invoices.ts'
import type { Store } from '../store/repositories.ts'
import { linesOf, originalsOf } from '../several/originals.ts'

interface Parts {
  readonly store: Store
  /** To signed lists. */
  readonly listLinks: DownloadLinks
}

type Chained = Awaited<ReturnType<Store['invoices']['correctionsOf']>>

const together = (invoice: Invoice, corrections: Chained) => {
  const { head, content } = invoice
  const by = corrections.filter(({ correctsId }) => correctsId === head.id)
  const { isAccepted, made, isPending, isReplacing = false, adjustments } = standingOf(invoice, by)
  return {
    sid: head.id,
    inv_no: head.number === null ? '' : String(head.number),
    is_accepted: isAccepted,
    made: [...made],
    is_pending: isPending,
    is_cancelled: isCancelled(invoice),
    is_replacing: isReplacing,
    content,
    adjustments: [...contentsOf(adjustments)],
  }
}

const togetherRoute = ({ store }: { readonly store: Store }): Route =>
  companyRoute(correctedTogether, async ({ body: { sid } }, member) => {
    const ids = [...new Set(sid)]
    const { companyId } = member
    const shops = await shopsSeenBy(store, member)
    const found = await store.invoices.byIds(companyId, ids)
    const seen = new Map(
      found.filter(({ head }) => shops === null || shops.includes(head.shopId)).map((one) => [one.head.id, one]),
    )
    if (seen.size < ids.length) return fail({ reason: 'record.absent' })
    const corrections = await store.invoices.correctionsOf(companyId, ids)
    const invoices = ids.flatMap((id) => {
      const one = seen.get(id)
      return one === undefined ? [] : [together(one, corrections)]
    })
    const lines = invoices.reduce(
      (sum, { content: original, adjustments }) => sum + linesOf({ original, adjustments }),
      0,
    )
    return lines > mostInvoiceLines ? fail({ reason: 'invoice.tooManyToCorrect' }) : succeed({ invoices })
  })

const nothing = { corrected_sids: [], rows: [], signed_xml_url: null }

/** The list of a kept invoice: of a draft as it would be now. */
const listOf = async ({ store, listLinks }: Parts, member: Member, id: string) => {
  const found = await wholeIn(invoiceCollection, store, member, id)
  if (found === null) return null
  const { head, content } = found
  const { companyId, status } = head
  if (!isOfSeveral(content)) return nothing
  const originals = await originalsOf(store.invoices, { companyId, id, status }, content)
  if (!originals.ok) return nothing
  const shops = await shopsSeenBy(store, member)
  const sids = originals.value.map((one) => (shops === null || shops.includes(one.shopId) ? one.id : ''))
  const isCounted = invoiceAmounts(content).ok
  const signed = await store.signedDocuments.latestOf(keyOf(correctionListKey, head))
  return {
    corrected_sids: sids,
    rows: isCounted ? [...listRows(content, originals.value)] : [],
    signed_xml_url: signed === null ? null : listLinks.make(companyId, id),
  }
}

/** Calls about one invoice that corrects several (decision 0529). */
export const severalRoutes = (parts: Parts): readonly Route[] => [
  togetherRoute(parts),
  companyRoute(correctionList, async ({ params: { id } }, member) => {
    const list = await listOf(parts, member, id)
    return list === null ? fail({ reason: 'record.absent' }) : succeed(list)
  }),
  signedXmlRoute(invoiceCollection, downloadCorrectionList, 'correction-list.xml', {
    store: parts.store,
    links: parts.listLinks,
    companion: correctionListKey,
  }),
]
