import { expect, it } from 'vitest'
import { currenciesInWords, moneyInWords } from '../../src/domain/inWords/moneyInWords.ts'
import { numberInWords } from '../../src/domain/inWords/numberInWords.ts'

it.each([
  ['0', 'không'],
  ['4', 'bốn'],
  ['5', 'năm'],
  ['10', 'mười'],
  ['11', 'mười một'],
  ['14', 'mười bốn'],
  ['15', 'mười lăm'],
  ['20', 'hai mươi'],
  ['21', 'hai mươi mốt'],
  ['24', 'hai mươi tư'],
  ['25', 'hai mươi lăm'],
  ['91', 'chín mươi mốt'],
  ['100', 'một trăm'],
  ['101', 'một trăm lẻ một'],
  ['104', 'một trăm lẻ bốn'],
  ['105', 'một trăm lẻ năm'],
  ['111', 'một trăm mười một'],
  ['115', 'một trăm mười lăm'],
  ['555', 'năm trăm năm mươi lăm'],
  ['1000', 'một nghìn'],
  ['1001', 'một nghìn không trăm lẻ một'],
  ['1010', 'một nghìn không trăm mười'],
  ['1024', 'một nghìn không trăm hai mươi tư'],
  ['21000', 'hai mươi mốt nghìn'],
  ['100000', 'một trăm nghìn'],
  ['1000000', 'một triệu'],
  ['1000001', 'một triệu không trăm lẻ một'],
  ['1001000', 'một triệu không trăm lẻ một nghìn'],
  ['1234567', 'một triệu hai trăm ba mươi tư nghìn năm trăm sáu mươi bảy'],
  ['1000000000', 'một tỷ'],
  ['1000000005', 'một tỷ không trăm lẻ năm'],
  ['2050000000', 'hai tỷ không trăm năm mươi triệu'],
  ['1000000000000', 'một nghìn tỷ'],
  ['1500000000000', 'một nghìn năm trăm tỷ'],
  ['1000000000000000000', 'một tỷ tỷ'],
  ['0007', 'bảy'],
  ['-15', 'âm mười lăm'],
  ['-0', 'không'],
  ['1.5', 'một phẩy năm'],
  ['1.50', 'một phẩy năm'],
  ['1.05', 'một phẩy không năm'],
  ['24.25', 'hai mươi tư phẩy hai mươi lăm'],
  ['0.00000001', 'không phẩy không không không không không không không một'],
  ['3.0', 'ba'],
])('%s is read "%s" [002-9-14]', (decimal, words) => {
  expect(numberInWords(decimal)).toBe(words)
})

it('has words for 32 digits, and for more the message of the seed [002-9-14 002-8-21]', () => {
  expect(numberInWords(`1${'0'.repeat(31)}`)).toBe('mười nghìn tỷ tỷ tỷ')
  expect(numberInWords('1'.repeat(33))).toBe('Number Very Large!')
  expect(numberInWords(`0${'1'.repeat(32)}`)).not.toBe('Number Very Large!')
})

it.each(['1.123456789', '0.000000000', '', 'mười', '1,5', '1e3', '1.', '.5', '١٢', 'Infinity'])(
  '"%s" is an error [002-9-14 002-8-21]',
  (text) => {
    expect(numberInWords(text)).toBe('ERROR')
  },
)

it.each([
  ['1001', 'VND', 'Một nghìn không trăm lẻ một đồng'],
  ['0', 'VND', 'Không đồng'],
  ['-5', 'VND', 'Âm năm đồng'],
  ['24.5', 'USD', 'Hai mươi tư phẩy năm đô la Mỹ'],
  ['5', 'EUR', 'Năm euro'],
  ['1', 'KRW', 'Một won Hàn Quốc'],
  ['1', 'JPY', 'Một yên Nhật'],
  ['1', 'GBP', 'Một bảng Anh'],
  ['1', 'CNY', 'Một nhân dân tệ'],
  ['1', 'AUD', 'Một đô la Úc'],
  ['1', 'CAD', 'Một đô la Canada'],
  ['1', 'CHF', 'Một franc Thụy Sĩ'],
  ['1', 'HKD', 'Một đô la Hồng Kông'],
  ['1', 'NZD', 'Một đô la New Zealand'],
  ['1'.padEnd(33, '0'), 'VND', 'Number Very Large!'],
  ['1.123456789', 'USD', 'ERROR'],
] as const)('%s %s is written out as "%s" [002-9-14]', (amount, currency, words) => {
  expect(moneyInWords(amount, currency)).toBe(words)
  expect(currenciesInWords.has(currency)).toBe(true)
})
