/** What a line of the XML says; a text is empty where its element is not there. */
export interface XmlLine {
  readonly nature: string
  readonly quantity: string
  readonly price: string
  readonly discountRate: string
  readonly discount: string
  readonly net: string
  readonly tax: string
  readonly rate: string
}

/** The amounts that an XML states, read from its text by nothing that wrote it. */
export interface XmlAmounts {
  readonly lines: readonly XmlLine[]
  readonly rates: readonly { readonly rate: string; readonly net: string; readonly tax: string }[]
  readonly fees: readonly string[]
  readonly net: string
  readonly tax: string
  readonly discount: string
  readonly untaxedReduction: string
  readonly otherReductions: string
  readonly total: string
  readonly words: string
}

const all = (xml: string, tag: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) => text)

/** The only one, or none. */
const one = (xml: string, tag: string): string => {
  const [text = '', ...others] = all(xml, tag)
  if (others.length > 0) throw new Error(`<${tag}> stands more than once`)
  return text
}

const lineOf = (xml: string): XmlLine => ({
  nature: one(xml, 'TChat'),
  quantity: one(xml, 'SLuong'),
  price: one(xml, 'DGia'),
  discountRate: one(xml, 'TLCKhau'),
  discount: one(xml, 'STCKhau'),
  net: one(xml, 'ThTien'),
  tax: one(one(xml, 'TTKhac'), 'DLieu'),
  rate: one(xml, 'TSuat'),
})

export const amountsInXml = (xml: string): XmlAmounts => {
  const paid = one(xml, 'TToan')
  return {
    lines: all(one(xml, 'DSHHDVu'), 'HHDVu').map(lineOf),
    rates: all(paid, 'LTSuat').map((rate) => ({
      rate: one(rate, 'TSuat'),
      net: one(rate, 'ThTien'),
      tax: one(rate, 'TThue'),
    })),
    fees: all(paid, 'TPhi'),
    net: one(paid, 'TgTCThue'),
    tax: one(paid, 'TgTThue'),
    discount: one(paid, 'TTCKTMai'),
    untaxedReduction: one(paid, 'TGTKCThue'),
    otherReductions: one(paid, 'TGTKhac'),
    total: one(paid, 'TgTTTBSo'),
    words: one(paid, 'TgTTTBChu'),
  }
}
