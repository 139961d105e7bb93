import { describe, expect, test } from 'vitest'
import { documentXml } from '../../../src/domain/documents/kind.ts'
import type { AnyNode } from '../../../src/domain/documents/xml/layout.ts'
import { newCertificate } from '../../../src/domain/pitCertificate/defaults.ts'
import { certificateKind } from '../../../src/domain/pitCertificate/kind.ts'
import { certificateLayout } from '../../../src/domain/pitCertificate/layout.ts'
import elements from './elements.json'

const payer = {
  vietnam_name: 'Công ty TNHH Sao Mai',
  tax_id: '0101234567',
  address: '1 Tràng Tiền, Hà Nội',
  phone_number: '02438250000',
  email: 'ke.toan@saomai.vn',
}
const certificateOf = (today: string, symbol: string) => ({
  ...newCertificate({ payer, today, symbol, newest: '2.1.1' }),
  taxpayer_nm: 'Nguyễn Văn An',
  taxpayer_taxcd: '8012345678',
  taxpayer_add: '5 Lê Lợi, Huế',
  taxpayer_cid: '046090001234',
  taxpayer_tel_no: '0905123456',
  taxpayer_eml: 'an@example.vn',
  final_income_amt: '10000000',
  final_income_before_tax: '10000000',
  final_income_tax: '1000000',
})
const today = certificateOf('2026-07-15', 'CT26AA')
const replacing = {
  ...today,
  inv_feature: '1',
  inv_type_ref: '1',
  form_no_ref: '03/TNCN',
  serial_no_ref: 'CT/26E',
  inv_no_ref: '17',
  inv_date_ref: '2026-06-15',
  note: 'Sai mã số thuế',
  taxpayer_note: 'Hợp đồng 3 tháng',
}

const tagsOf = (xml: string): string[] => [...xml.matchAll(/<([A-Za-z]+)[ >/]/g)].flatMap(([, tag = '']) => [tag])

interface Described {
  readonly tag: string
  readonly parent: string
  readonly max: number | string | null
}

const described = (nodes: readonly AnyNode[], parent: string): readonly Described[] =>
  nodes.flatMap((node): readonly Described[] =>
    'takes' in node
      ? [{ tag: node.tag, parent, max: node.max }]
      : [{ tag: node.tag, parent, max: null }, ...described(node.holds, `${parent}/${node.tag}`)],
  )

/** The length that a number of so many digits and decimals has, with sign and decimal mark. */
const lengthOf = (max: number | string | null) => (max === '21,6' ? 23 : max)

describe('the XML of a certificate', () => {
  test('has the elements of the format in their order', () => {
    const known = elements.certificate.map(({ tag }) => tag)
    const written = tagsOf(documentXml(certificateKind, replacing, 'id', 18)).filter((tag) => tag !== 'CTu')
    expect(written).toEqual(known)
  })

  test('has their lengths, but that the number has eight digits since July 2026', () => {
    const known = elements.certificate
      .filter(({ parent, tag }) => parent.startsWith('CTu/DLCTu') && tag !== 'DLCTu')
      .map(({ tag, parent, max }) => ({ tag, parent, max: lengthOf(tag === 'SCTu' ? 8 : max) }))
    const written = described(certificateLayout(replacing).core, 'CTu/DLCTu').map((each) =>
      each.tag === 'NLap' || each.tag === 'NLCTCLQuan' ? { ...each, max: null } : each,
    )
    expect(written).toEqual(known)
    const before = described(certificateLayout({ ...replacing, xml_vs: '2.1.0' }).core, '')
    expect(before.find(({ tag }) => tag === 'SCTu')?.max).toBe(7)
  })

  test('of an original names no other certificate', () => {
    expect(documentXml(certificateKind, today, 'id', 18)).not.toContain('TTCTLQuan')
  })

  test('of today is written so', () => {
    expect(documentXml(certificateKind, today, 'id-1', 18)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><CTu><DLCTu Id="id-1"><TTChung><PBan>2.1.1</PBan>' +
        '<TCTu>Chứng từ khấu trừ thuế thu nhập cá nhân</TCTu><MSCTu>03/TNCN</MSCTu><KHCTu>CT26AA</KHCTu>' +
        '<SCTu>18</SCTu><NLap>2026-07-15</NLap></TTChung><NDCTu><TCTTNhap><Ten>Công ty TNHH Sao Mai</Ten>' +
        '<MST>0101234567</MST><DChi>1 Tràng Tiền, Hà Nội</DChi><SDThoai>02438250000</SDThoai>' +
        '<DCTDTu>ke.toan@saomai.vn</DCTDTu></TCTTNhap><NNT><Ten>Nguyễn Văn An</Ten><MST>8012345678</MST>' +
        '<DChi>5 Lê Lợi, Huế</DChi><QTich>Việt Nam</QTich><CNCTru>1</CNCTru><CCCDan>046090001234</CCCDan>' +
        '<SDThoai>0905123456</SDThoai><DCTDTu>an@example.vn</DCTDTu></NNT><TTNCNKTru>' +
        '<KTNhap>Thu nhập từ tiền lương, tiền công</KTNhap><TThang>6</TThang><DThang>6</DThang><Nam>2026</Nam>' +
        '<BHiem>0</BHiem><TThien>0</TThien><TTNCThue>10000000</TTNCThue><TTNTThue>10000000</TTNTThue>' +
        '<SThue>1000000</SThue></TTNCNKTru></NDCTu></DLCTu><DSCKS><TCTTNhap/></DSCKS></CTu>',
    )
  })

  test('of June 2026 has no e-mail of the payer, and the version of that day', () => {
    const xml = documentXml(certificateKind, certificateOf('2026-06-30', 'CT/26E'), 'id', 1)
    expect(xml).toContain('<PBan>2.1.0</PBan>')
    expect(xml).toContain('<KHCTu>CT/26E</KHCTu>')
    expect(xml).not.toContain('ke.toan@saomai.vn')
  })
})
