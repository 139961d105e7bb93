import { shownDay } from '../../../src/domain/dates.ts'
import { isCompanyScope } from '../../../src/domain/session.ts'
import type { AreaSearch } from '../../search.ts'
import { shopsSeenBy } from '../../shops/shopsSeen.ts'
import { everyInvoice } from './store/everyInvoice.ts'
import type { Repositories } from './store/repositories.ts'

/** Invoices by what their list shows, the newest first. */
export const foundInvoices: AreaSearch<Repositories> = {
  kind: 'e-invoices',
  isFor: ({ scope }) => isCompanyScope(scope),
  async find(inside, companyId, words, most, member) {
    const shops = await shopsSeenBy(inside, member)
    const { items } = await inside.invoices.page(
      companyId,
      { ...everyInvoice, shops, words },
      { number: 0, size: most, sort: null },
    )
    return items.map(({ sid, refid, serial_no, inv_no, inv_date, buyer_nm, etax_status }) => ({
      id: sid,
      title: inv_no === '' ? refid : `${serial_no}-${inv_no}`,
      detail: [buyer_nm, shownDay(inv_date)].filter((text) => text !== '').join(' · '),
      status: etax_status,
    }))
  },
}
