import type { ApiClient } from '../../../../api/client.ts'
import { correctedTogether, type CorrectedTogether } from '../../../../api/contract/invoiceSeveral.ts'
import { notCorrectable, type Corrected } from '../../../../domain/corrections/allowed.ts'
import { jointTable } from '../../../../domain/corrections/joint.ts'
import { invoiceValuesOf } from '../../../../domain/invoice/content.ts'
import { sortOf } from '../../../../domain/invoice/corrections/sorts.ts'
import { invoiceCorrections } from '../../../../domain/invoice/corrections/table.ts'
import {
  adjustingSeveral,
  replacingSeveral,
  type CorrectedOriginal,
} from '../../../../domain/invoice/several/drafts.ts'
import { severalMisfit } from '../../../../domain/invoice/several/misfit.ts'
import { severalTable } from '../../../../domain/invoice/several/table.ts'
import { succeed } from '../../../../domain/result.ts'
import type { Standing } from '../../../../machines/correction/setup.ts'
import { wholeSymbol } from '../../kind/invoiceName.ts'
import type { CorrectedInvoices } from '../correctedInvoices.ts'

type Together = CorrectedTogether['invoices'][number]

const standingOf = ({ is_accepted, is_cancelled, is_pending, is_replacing, made }: Together): Corrected => ({
  isAccepted: is_accepted,
  isCancelled: is_cancelled,
  isPending: is_pending,
  isReplacing: is_replacing,
  made,
})

const originalOf = ({ content, inv_no, adjustments }: Together): CorrectedOriginal => ({
  original: { ...invoiceValuesOf(content), inv_no },
  before: adjustments.map(invoiceValuesOf),
})

/** By what each is corrected: the table of its sort, and its own earlier corrections. */
const tabled = (one: Together) => ({
  ...standingOf(one),
  table: severalTable(invoiceCorrections[sortOf(one.content)]),
})

/** Where the first stands that is in the way; where none is, that all can be corrected. */
const standingOfAll = (invoices: readonly Together[]): Standing => {
  const obstacle = invoices.find((one) => notCorrectable(standingOf(one)) !== null)
  if (obstacle !== undefined)
    return { ...standingOf(obstacle), name: `${wholeSymbol(obstacle.content)} ${obstacle.inv_no}` }
  const misfit = severalMisfit(invoices.map(originalOf))
  // What was made of each binds in the table of all.
  const standing = { isAccepted: true, isPending: false, made: [] }
  return misfit === null ? standing : { ...standing, misfit }
}

/** Several invoices that were issued here, which one is to correct. */
export const severalInvoices = (api: ApiClient, ids: readonly string[]): CorrectedInvoices => {
  const read = (signal: AbortSignal) => api.send(correctedTogether, { body: { sid: [...ids] } }, { signal })
  return {
    async readStanding(_, signal) {
      const found = await read(signal)
      if (!found.ok) return found
      const { invoices } = found.value
      const [first, ...others] = invoices.map(tabled)
      return succeed({ ...standingOfAll(invoices), ...(first !== undefined && { table: jointTable(first, others) }) })
    },
    async readOriginal(_, signal) {
      const found = await read(signal)
      if (!found.ok) return found
      const originals = found.value.invoices.map(originalOf)
      const [first] = originals
      if (first === undefined) throw new RangeError('no invoices are corrected')
      return succeed({
        original: first.original,
        correctedBy: ({ method, begun, wrong }) =>
          method === 'adjust' ? adjustingSeveral(originals, begun, wrong) : replacingSeveral(originals, begun, wrong),
      })
    },
  }
}
