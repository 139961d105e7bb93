import { shownDay } from '../../../src/domain/dates.ts'
import { isPitStaff } from '../../../src/domain/session.ts'
import type { AreaSearch } from '../../search.ts'
import type { Repositories } from './store/repositories.ts'

const everything = {
  from: '2000-01-01',
  to: '9999-12-31',
  statuses: null,
  symbol: null,
  incomeType: null,
  incomeYear: null,
  taxpayer: null,
  feature: null,
}

/** Certificates by what their list shows, the newest first. */
export const foundCertificates: AreaSearch<Repositories> = {
  kind: 'pit-certificates',
  isFor: isPitStaff,
  async find({ pitCertificates }, companyId, words, most) {
    const page = { number: 0, size: most, sort: null, withAmounts: false }
    const { items } = await pitCertificates.page(companyId, { ...everything, words }, page)
    return items.map(({ sid, refid, serial_no, inv_no, inv_date, taxpayer_nm, etax_status }) => ({
      id: sid,
      title: inv_no === '' ? refid : `${serial_no}-${inv_no}`,
      detail: [taxpayer_nm, shownDay(inv_date)].filter((text) => text !== '').join(' · '),
      status: etax_status,
    }))
  },
}
