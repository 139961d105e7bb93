import type { Caption } from '../../../../domain/documents/caption.ts'
import type { Content, ContentText } from 'pdfmake/interfaces'
import type { PrintedSeller } from '../../../../domain/templates/printedTemplate.ts'
import { captionLine, captionRow } from '../captions.ts'
import type { Buyer } from './sample.ts'

const captions = {
  seller: { vi: 'Đơn vị bán hàng', en: 'Seller' },
  taxCode: { vi: 'Mã số thuế', en: 'Tax code' },
  address: { vi: 'Địa chỉ', en: 'Address' },
  phone: { vi: 'Điện thoại', en: 'Tel' },
  fax: { vi: 'Fax', en: '' },
  email: { vi: 'Email', en: '' },
  website: { vi: 'Website', en: '' },
  account: { vi: 'Số tài khoản', en: 'Account No.' },
  bank: { vi: 'Ngân hàng', en: 'Bank' },
  person: { vi: 'Họ tên người mua hàng', en: 'Customer’s name' },
  company: { vi: 'Tên đơn vị', en: 'Company’s name' },
  payment: { vi: 'Hình thức thanh toán', en: 'Payment method' },
  currency: { vi: 'Đồng tiền thanh toán', en: 'Currency' },
} as const satisfies Record<string, Caption>

const given = (caption: Caption, value: string): ContentText[] => (value === '' ? [] : [captionLine(caption, value)])

const inPairs = (lines: readonly ContentText[]): Content[] =>
  lines.flatMap((line, index) => (index % 2 === 0 ? [captionRow(line, lines[index + 1])] : []))

const accountRow = (account: string, bank: string): Content =>
  captionRow(captionLine(captions.account, account), captionLine(captions.bank, bank))

/** Who sells: what the law wants always, the rest where the company has it. */
export const sellerBlock = (seller: PrintedSeller): Content => ({
  stack: [
    captionLine(captions.seller, seller.name, { bold: true, fontSize: 11.5 }),
    captionLine(captions.taxCode, seller.taxCode, { bold: true }),
    captionLine(captions.address, seller.address),
    ...inPairs([
      ...given(captions.phone, seller.phone),
      ...given(captions.fax, seller.fax),
      ...given(captions.email, seller.email),
      ...given(captions.website, seller.website),
    ]),
    ...seller.accounts.map(({ number, bank }) => accountRow(number, bank)),
  ],
})

/** Who buys. */
export const buyerBlock = ({ person, company, taxCode, address, payment, account, bank }: Buyer): Content => ({
  stack: [
    captionLine(captions.person, person),
    captionLine(captions.company, company, { bold: true }),
    captionLine(captions.taxCode, taxCode, { bold: true }),
    captionLine(captions.address, address),
    accountRow(account, bank),
    captionRow(captionLine(captions.payment, payment), captionLine(captions.currency, 'VND')),
  ],
  margin: [0, 0, 0, 6],
})
