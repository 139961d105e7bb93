/**
 * Special goods of a line (`LHHDTrung`), with the names that their data have in the XML (`TTruong`; invoice_xml, enums.LHHDTrung): vehicles,
 * transport, and freight of e-commerce.
 */
export const specialGoods = {
  '1': ['SKhung', 'SMay'],
  '2': ['BKSPTVChuyen'],
  '3': ['TNGHang', 'DCNGHang', 'MSTNGHang', 'MDDNGHang'],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type SpecialGoods = keyof typeof specialGoods

export const isSpecialGoods = (kind: string): kind is SpecialGoods => Object.hasOwn(specialGoods, kind)

/** The names that data of a kind have; none where the kind is not known. */
export const specialNamesOf = (kind: string): readonly string[] => (isSpecialGoods(kind) ? specialGoods[kind] : [])
