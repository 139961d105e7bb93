import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { describe, expect, it } from 'vitest'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { prepareDraft } from '../../server/areas/declarations/prepare.ts'
import { taxCodeOf } from '../../src/api/agent/answers.ts'
import { tokenMismatch } from '../../src/domain/certificate.ts'
import { codeItems } from '../../src/domain/codeLists.ts'
import { certificate, content } from '../../tools/product/server/rows.ts'

const written = '0101243150-001'
const today = '2026-11-20'

describe('the 13 digits of a dependent unit', () => {
  it.each([
    [written, '0101243150001'],
    ['0101243150001', written],
    ['0101243150001', '0101243150001'],
  ])('name the same seller in the company register (%s) and in the form (%s)', (taxId, sent) => {
    const company = { ...demoCompany, tax_id: taxId }
    const prepared = prepareDraft(content({ sllr_tax_code: sent }), {
      form: eInvoice,
      company,
      certificates: [certificate],
      facts: { today, hasAcceptedRegistration: false, versions: codeItems('xml-version'), companyType: 'organisation' },
    })
    expect(prepared.ok && prepared.value.content.sllr_tax_code).toBe(written)
  })

  it.each(['MST:0101243150001', 'MST:0101243150-001'])('fit a certificate that carries %s', (dn_mst) => {
    const token = {
      issuer: 'x',
      taxCode: taxCodeOf({ dn_mst }),
      serialNumber: '1',
      notBefore: '2026-01-01T00:00:00',
      notAfter: '2027-01-01T00:00:00',
    }
    for (const seller of [written, '0101243150001'])
      expect(tokenMismatch(token, seller, '2026-11-20T00:00:00')).toBeNull()
    expect(tokenMismatch(token, '0101243150', '2026-11-20T00:00:00')).toMatchObject({
      code: 'certificate.otherTaxCode',
    })
  })
})
