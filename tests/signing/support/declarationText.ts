import fc from 'fast-check'

export interface DeclarationFacts {
  readonly id: string
  readonly taxpayer: string
  readonly taxCode: string
  readonly address: string
  readonly representative: string
}

export const soundFacts: DeclarationFacts = {
  id: '_3f0a5c1e7b2d4e68',
  taxpayer: 'CÔNG TY TNHH THƯƠNG MẠI ĐẶNG THỊ Ế',
  taxCode: '0101234567',
  address: 'Số 12, ngõ 34 đường Nguyễn Văn Cừ, phường Bồ Đề, Hà Nội',
  representative: 'Nguyễn Thị Ước',
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;')

const element = (name: string, text: string): string => `<${name}>${escape(text)}</${name}>`

/** A declaration 01/ĐKTĐ-HĐĐT of version 2.1.0 in the authority's elements, unsigned. */
export const declarationText = (facts: DeclarationFacts = soundFacts): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  `<TKhai><DLTKhai Id="${facts.id}"><TTChung><PBan>2.1.0</PBan><MSo>01/ĐKTĐ-HĐĐT</MSo>` +
  element('Ten', 'Tờ khai đăng ký/thay đổi thông tin sử dụng hóa đơn điện tử') +
  `<HThuc>1</HThuc>${element('TNNT', facts.taxpayer)}${element('MST', facts.taxCode)}` +
  element('CQTQLy', 'Thuế cơ sở 1 thành phố Hà Nội') +
  `<MCQTQLy>10100</MCQTQLy>${element('TNDDPLuat', facts.representative)}<GTinh>0</GTinh>${element('DCLHe', facts.address)}` +
  '<DCTDTu>ketoan@example.vn</DCTDTu><DDanh>Hà Nội</DDanh><NLap>2026-11-21</NLap></TTChung><NDTKhai>' +
  '<HTHDon><CMa>1</CMa><KCMa>0</KCMa><CMTMTTien>0</CMTMTTien></HTHDon><PThuc><CDDu>1</CDDu><CBTHop>0</CBTHop></PThuc>' +
  '<LHDSDung><HDGTGT>1</HDGTGT><HDBHang>0</HDBHang></LHDSDung><DSCTSSDung><CTS><STT>1</STT><TTChuc>TEST CA</TTChuc>' +
  '<Seri>54AB01</Seri><TNgay>2026-01-01T00:00:00</TNgay><DNgay>2029-01-01T00:00:00</DNgay><HThuc>1</HThuc></CTS></DSCTSSDung>' +
  '</NDTKhai></DLTKhai><DSCKS><NNT/></DSCKS></TKhai>'

const lower = 'aàáảãạăằắẳẵặâầấẩẫậbcdđeèéẻẽẹêềếểễệghiìíỉĩịklmnoòóỏõọôồốổỗộơờớởỡợpqrstuùúủũụưừứửữựvxyỳýỷỹỵ'
const odd = [
  '&',
  '<',
  '>',
  '"',
  "'",
  ']]>',
  '\n',
  '\t',
  '\r',
  ' ',
  '  ',
  '\u{300}',
  '\u{A0}',
  '한국',
  '😀',
  '%',
  '#',
  '/',
  '{{',
  '\\',
]

const vietnameseText = (maximum: number) =>
  fc
    .array(
      fc.oneof(
        { weight: 12, arbitrary: fc.constantFrom(...Array.from(lower + lower.toUpperCase())) },
        { weight: 1, arbitrary: fc.constantFrom(...odd) },
      ),
      {
        minLength: 1,
        maxLength: maximum,
      },
    )
    .map((parts) => parts.join(''))

/** Declarations with random Vietnamese text, in composed and decomposed letters, and every character that XML treats specially. */
export const randomFacts: fc.Arbitrary<DeclarationFacts> = fc.record({
  id: fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_.-]{0,40}$/),
  taxpayer: vietnameseText(120),
  taxCode: fc.constantFrom('0101234567', '0312345678-001', '001234567890'),
  address: vietnameseText(200),
  representative: fc
    .tuple(vietnameseText(50), fc.boolean())
    .map(([name, isDecomposed]) => name.normalize(isDecomposed ? 'NFD' : 'NFC')),
})
