import { expect, it } from 'vitest'
import { listedLines } from '../../../src/domain/invoice/listedLines.ts'
import { natures } from '../../../src/domain/amounts/line.ts'
import { goods, vatInvoice } from './support/samples.ts'

const columns = (...given: Parameters<typeof listedLines>) =>
  listedLines(...given).map(({ net_amt, tax_amt, total_amt }) => [net_amt, tax_amt, total_amt])

it('lists what each line comes to, a trade discount below 0 and a note without amounts', () => {
  const said = { quantity: '3', price: '1000', discount_rate: '', discount_amt: '', amount: '', vat_rate: '8%' }
  const discount = { ...said, nature: natures.discount.code, quantity: '', price: '', amount: '500' }
  const empty = { quantity: '', price: '', vat_rate: '', item_code: '', unit: '', amount: '', discount_rate: '' }
  const note = { ...empty, nature: natures.note.code, item_name: 'Bảo hành' }
  expect(columns(vatInvoice({ lines: [goods(said), goods(discount), goods(note)] }))).toEqual([
    ['3000', '240', '3240'],
    ['-500', '-40', '-540'],
    ['', '', ''],
  ])
})

it('lists a line that cannot be counted by its texts alone', () => {
  const [line] = listedLines(vatInvoice({ lines: [goods({ quantity: 'nhiều' })] }))
  expect(line).toMatchObject({ quantity: 'nhiều', net_amt: '', total_amt: '' })
})
