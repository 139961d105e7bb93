import { expect, it } from 'vitest'
import { keptErrorNotices } from '../../server/areas/errorNotices/keptErrorNotices.ts'
import { hashOfContent } from '../../server/documents/contentHash.ts'
import { invoiceNoticeSaid, noticeSaid } from './support/errorNotices.ts'

/** A content as it was kept before there were notices of invoices. */
const former = {
  notice_id: 'n1',
  xml_vs: '2.1.1',
  notice_type: '1',
  authority_no: '',
  authority_date: '',
  txof_cd: '10101',
  txof_nm: 'Thuế cơ sở 1',
  comp_nm: 'Công ty Sao Mai',
  comp_taxcd: '0101234567',
  place: 'Hà Nội',
  notice_date: '2026-07-20',
  documents: [
    {
      sid: 'first',
      form_no: '03/TNCN',
      serial_no: 'CT26AA',
      inv_no: '17',
      inv_date: '2026-07-15',
      document_type: '8',
      reason: 'Sai tên',
    },
  ],
}

it('a notice of certificates that is kept reads as one, and has the hash that it had', () => {
  const content = keptErrorNotices.heads.contentOf(JSON.stringify(former))
  expect(content).toMatchObject({ ...former, family: 'certificates', shop_id: '' })
  expect(keptErrorNotices.hashOf(content)).toBe(hashOfContent(former, 'notice_id'))
})

it('the hash of a notice goes by all that it says, and by whose invoices it names', () => {
  const { hashOf } = keptErrorNotices
  expect(hashOf(noticeSaid())).not.toBe(hashOf(noticeSaid({ place: 'Huế' })))
  const [row] = invoiceNoticeSaid().documents
  if (row === undefined) throw new Error('it names nothing')
  const others = [invoiceNoticeSaid(), invoiceNoticeSaid({ shop_id: 's' })]
  const rows = [{ effect: '1' }, { tax_auth_cd: '' }].map((change) =>
    invoiceNoticeSaid({ documents: [{ ...row, ...change }] }),
  )
  expect(new Set([...others, ...rows].map(hashOf)).size).toBe(4)
})
