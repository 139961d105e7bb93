import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { CodeGroup } from '../../src/domain/codeList.ts'
import { codeItems } from '../../src/domain/codeLists.ts'
import { commonNameOf, issuerName, readCertificateRecordSchema, tokenMismatch } from '../../src/domain/certificate.ts'
import { certificateTypeSchema } from '../../src/domain/certificateCodes.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { readDeclarationEntries } from '../../src/domain/declaration/content.ts'

describe("the issuer's name [002-3.1-04]", () => {
  it.each([
    ['CN=VNPT Certification Authority, O=VNPT, C=VN', 'VNPT Certification Authority'],
    ['C=VN,O=Viettel,CN=Viettel-CA', 'Viettel-CA'],
    ['O="A, B", CN="Công ty ""FPT"", CA"', 'Công ty "FPT", CA'],
    [String.raw`CN=Softdreams\, JSC\+CA, C=VN`, 'Softdreams, JSC+CA'],
    ['BKAV-CA', 'BKAV-CA'],
    ['CN=', 'CN='],
  ])('of %s is %s', (text, name) => {
    expect(commonNameOf(text)).toBe(name)
  })
  it("is the record's text as it is for an HSM", () => {
    expect(issuerName({ org_nm: 'CN=Viettel-CA', certificate_type: '2' })).toBe('CN=Viettel-CA')
    expect(issuerName({ org_nm: 'CN=Viettel-CA', certificate_type: '1' })).toBe('Viettel-CA')
  })
})

describe('whether a token may sign for the seller [000-4-14]', () => {
  const token = {
    issuer: 'Viettel-CA',
    taxCode: '0101243150',
    serialNumber: '5401',
    notBefore: '2024-01-15T08:30:00',
    notAfter: '2027-01-15T08:30:00',
  }
  const seller = '0101243150'

  it.each(['2024-01-15T08:30:00', '2025-06-02T10:00:00', '2027-01-15T08:30:00'])('is allowed at %s', (now) => {
    expect(tokenMismatch(token, seller, now)).toBeNull()
  })
  it('is kept out before and after its time', () => {
    expect(tokenMismatch(token, seller, '2024-01-15T08:29:59')).toEqual({
      code: 'certificate.notYetValid',
      notBefore: token.notBefore,
    })
    expect(tokenMismatch(token, seller, '2027-01-15T08:30:01')).toEqual({
      code: 'certificate.expired',
      notAfter: token.notAfter,
    })
  })
  it('is refused for the tax code first [002-5.1-08]', () => {
    expect(tokenMismatch({ ...token, taxCode: '0100109106' }, seller, '2030-01-01T00:00:00')).toEqual({
      code: 'certificate.otherTaxCode',
      tokenTaxCode: '0100109106',
      sellerTaxCode: seller,
    })
  })
})

describe('codes of certificates [000-9-06]', () => {
  const named = (group: CodeGroup) => codeItems(group).map(({ code, code_en_nm }) => [code, code_en_nm])

  it('are the types 1 to 4 [000-3-08]', () => {
    const types = [
      ['1', 'USB token'],
      ['2', 'HSM'],
      ['3', 'Smart card'],
      ['4', 'Remote signature'],
    ]
    expect(named('certificate-type')).toEqual(types)
    expect(['0', '1', '2', '3', '4', '5'].filter((code) => v.is(certificateTypeSchema, code))).toEqual(
      types.map(([code]) => code),
    )
  })

  it.each([
    ['1', '1'],
    ['2', '2'],
    ['3', '3'],
    ['0', '3'],
    ['stop', '3'],
    [9, '3'],
    [null, ''],
    ['', ''],
  ])(
    '%j of a server reads as %j: anything but new and renewed is no longer used [000-3-11 002-3.1-03]',
    (answered, read) => {
      const row = {
        sig_id: 's',
        reg_id: 'r',
        org_name: 'CA',
        serial_no: '1',
        from_date: '',
        to_date: '',
        form_tp: answered,
      }
      expect(
        v.parse(v.object(readDeclarationEntries(eInvoice)), { digital_signatures: [row] }).digital_signatures[0]
          ?.form_tp,
      ).toBe(read)
      expect(v.parse(readCertificateRecordSchema, { id: 'c', form_tp: answered }).form_tp).toBe(read)
    },
  )

  it('say of a row that it is new, renewed or no longer used [000-3-11 002-3.1-03]', () => {
    expect(named('certificate-form-type')).toEqual([
      ['1', 'Add new'],
      ['2', 'Extend'],
      ['3', 'Stop using'],
    ])
  })
})
