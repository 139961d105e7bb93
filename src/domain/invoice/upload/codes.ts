import { natures } from '../../amounts/line.ts'
import { headingKey } from '../../sheetTexts.ts'
import { readTypedRate } from '../rates.ts'
import { layoutOf, type LayoutName } from './layouts.ts'

/** What a code or a word of a file means, or why it means nothing. */
export type ReadCode = { readonly code: string } | { readonly message: string }

const natureWords: ReadonlyMap<string, string> = new Map(
  (
    [
      ['goods', ['Hàng hóa, dịch vụ', 'Hàng hóa dịch vụ', 'Hàng hóa', 'Dịch vụ', 'Goods', 'Service', 'Goods, service']],
      ['goods', ['상품', '상품, 서비스', '서비스']],
      ['promotion', ['Khuyến mại', 'Khuyến mãi', 'Hàng khuyến mại', 'Promotion', '판촉', '증정']],
      ['discount', ['Chiết khấu', 'Chiết khấu thương mại', 'Discount', 'Trade discount', '할인', '거래 할인']],
      ['note', ['Ghi chú', 'Ghi chú, diễn giải', 'Diễn giải', 'Note', '비고', '메모']],
    ] as const
  ).flatMap(([nature, words]) => words.map((word) => [headingKey(word), natures[nature].code] as const)),
)

const rateWords: ReadonlyMap<string, string> = new Map([
  ...['KCT', 'Không chịu thuế', 'Không chịu thuế GTGT', 'Not taxable'].map(
    (word) => [headingKey(word), 'KCT'] as const,
  ),
  ...['KKKNT', 'Không kê khai nộp thuế', 'Không kê khai, tính nộp thuế', 'Không kê khai'].map(
    (word) => [headingKey(word), 'KKKNT'] as const,
  ),
])

const longestWord = 100

/** What a line is: goods where nothing is said. Codes are those of the file's own product. */
export const readNature = (text: string, layout: LayoutName): ReadCode => {
  if (text === '') return { code: natures.goods.code }
  const code = text.length > longestWord ? undefined : natureWords.get(headingKey(text))
  if (code !== undefined) return { code }
  const ofProduct = layoutOf(layout).natures[text]
  if (ofProduct !== undefined) return { code: ofProduct }
  if (text === natures.special.code) return { message: 'special_goods_are_not_uploaded' }
  return { message: /^\d+$/.test(text) ? 'nature_code_is_unknown' : 'nature_is_unknown' }
}

/** The VAT rate of a line as the XML has it. Below 0 are codes that each product uses for something else. */
export const readRate = (text: string, layout: LayoutName): ReadCode => {
  if (text === '') return { code: '' }
  const ofProduct = layoutOf(layout).rates[text]
  if (ofProduct !== undefined) return { code: ofProduct }
  if (/^[-−]\d+$/.test(text)) return { message: 'rate_code_is_unknown' }
  const code = readTypedRate(text) ?? (text.length > longestWord ? undefined : rateWords.get(headingKey(text)))
  return code === undefined ? { message: 'vat_rate_is_unknown' } : { code }
}
