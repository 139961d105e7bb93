import type { Caption } from '../../documents/caption.ts'
import { shownAmount } from '../../money.ts'
import { captions } from './captions.ts'
import type { FilledBuyer, FilledInvoice } from './filled.ts'
import type { PrintedRow, PrintedValue } from './printedInvoice.ts'

const value = (caption: Caption, text: string, weight: PrintedValue['weight'] = 'plain'): PrintedValue => ({
  caption,
  value: text,
  weight,
})

const line = (...given: Parameters<typeof value>): PrintedRow => [value(...given)]

const given = (caption: Caption, text: string): PrintedValue[] => (text === '' ? [] : [value(caption, text)])

const inPairs = (values: readonly PrintedValue[]): PrintedRow[] =>
  values.flatMap((one, index): PrintedRow[] => {
    const next = values[index + 1]
    return index % 2 === 1 ? [] : [next === undefined ? [one] : [one, next]]
  })

const accountRow = (account: string, bank: string): PrintedRow => [
  value(captions.account, account),
  value(captions.bank, bank),
]

/** Form 02/BH and those that are drawn like it. */
const isSales = (formNumber: string): boolean => formNumber === '2' || formNumber === '9'

const shopRow = ({ shop, formNumber }: FilledInvoice): PrintedRow[] =>
  shop === '' ? [] : [line(isSales(formNumber) ? captions.place : captions.shop, shop)]

/** Who sells: what the law wants always, the rest where the company has it. */
export const sellerRows = (invoice: FilledInvoice): PrintedRow[] => {
  const { name, taxCode, address, phone, fax, email, website, accounts } = invoice.seller
  return [
    line(captions.seller, name, 'name'),
    line(captions.taxCode, taxCode, 'bold'),
    ...shopRow(invoice),
    line(captions.address, address),
    ...inPairs([
      ...given(captions.phone, phone),
      ...given(captions.fax, fax),
      ...given(captions.email, email),
      ...given(captions.website, website),
    ]),
    ...accounts.map(({ number, bank }) => accountRow(number, bank)),
  ]
}

const buyerNumbers = ({ personalId, passport, budgetCode, customerCode, phone, email }: FilledBuyer): PrintedRow[] =>
  inPairs([
    ...given(captions.personalId, personalId),
    ...given(captions.passport, passport),
    ...given(captions.budgetCode, budgetCode),
    ...given(captions.customerCode, customerCode),
    ...given(captions.phone, phone),
    ...given(captions.email, email),
  ])

const accountOf = ({ account, bank }: FilledBuyer): PrintedRow[] => {
  if (account === '' && bank === '') return []
  return [bank === '' ? line(captions.account, account) : accountRow(account, bank)]
}

/** `Tỷ giá (USD/VND): 25.450`, as form 01/GTGT-NT has it; nothing in đồng. */
const exchange = ({ currency, exchangeRate }: FilledInvoice): PrintedRow[] =>
  currency === 'VND'
    ? []
    : [
        line(
          { vi: `${captions.exchangeRate.vi} (${currency}/VND)`, en: captions.exchangeRate.en },
          shownAmount(exchangeRate),
        ),
      ]

/** Who buys, and how it is paid. */
export const buyerRows = (invoice: FilledInvoice): PrintedRow[] => {
  const { buyer, formNumber, payment, currency } = invoice
  const isOfSales = isSales(formNumber)
  return [
    line(isOfSales ? captions.personOfSales : captions.person, buyer.person),
    line(captions.buyer, buyer.company, 'bold'),
    line(isOfSales ? captions.buyerTaxCodeOfSales : captions.taxCode, buyer.taxCode, 'bold'),
    line(captions.address, buyer.address),
    ...buyerNumbers(buyer),
    ...accountOf(buyer),
    [value(captions.payment, payment), value(captions.currency, currency)],
    ...exchange(invoice),
  ]
}
