import type { Kysely } from 'kysely'
import type { IssuedDocuments } from '../../../documents/issuedDocuments.ts'
import type { Tables } from '../../../store/tables.ts'
import type { PitCertificates } from './pitCertificates.ts'

/** Before any electronic certificate, and after all of them. */
const everyDay = { from: '2020-01-01', to: '9999-12-31' }

const narrowedByNothingElse = { symbol: null, incomeType: null, incomeYear: null, taxpayer: null, feature: null }

/** What invoices alone have. */
const ofNoInvoice = { tax_auth_cd: '', shopId: '', isGiven: false } as const

/** Certificates as notices name them. */
export const issuedIn = (db: Kysely<Tables>, { page }: Pick<PitCertificates, 'page'>): IssuedDocuments => {
  const named: IssuedDocuments['named'] = async (companyId, ids) => {
    if (ids.length === 0) return []
    const rows = await db
      .selectFrom('pit_certificates')
      .select(['id', 'form_no', 'serial_no', 'number', 'inv_date', 'etax_status', 'corrected_by'])
      .where('company_id', '=', companyId)
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ number, etax_status, corrected_by, ...row }) => ({
      ...row,
      inv_no: number === null ? '' : String(number),
      ...ofNoInvoice,
      isAccepted: etax_status === 'accepted',
      isReplaced: corrected_by === '1',
    }))
  }
  return {
    named,
    async held(companyId, ids) {
      if (ids.length === 0) return []
      await db
        .updateTable('pit_certificates')
        .set((held) => ({ content_hash: held.ref('content_hash') }))
        .where('company_id', '=', companyId)
        .where('id', 'in', ids)
        .execute()
      return named(companyId, ids)
    },
    async accepted(companyId, words, { number, size }) {
      const filter = { ...everyDay, ...narrowedByNothingElse, words, statuses: ['accepted'] } as const
      const found = await page(companyId, filter, { number, size, sort: null, withAmounts: false })
      return {
        ...found,
        items: found.items.map(
          ({ sid: id, form_no, serial_no, inv_no, inv_date, taxpayer_nm: name, corrected_by }) => ({
            id,
            form_no,
            serial_no,
            inv_no,
            inv_date,
            tax_auth_cd: '',
            name,
            isReplaced: corrected_by === '1',
          }),
        ),
      }
    },
  }
}
