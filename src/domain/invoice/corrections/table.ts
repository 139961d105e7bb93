import type { Regime } from '../../corrections/regimes.ts'
import { cell, type Allowed, type CorrectionTable } from '../../corrections/table.ts'
import { recordOf } from '../../form/table.ts'
import { invoiceErrors, type InvoiceError } from './errors.ts'
import type { InvoiceSort } from './sorts.ts'

type Cells = Readonly<Record<InvoiceError, Allowed>>

const decree123 = 'Decree 123/2020, Circular 78/2021; facts of the sales areas §4'
const decree70 = 'Decree 70/2025, Circular 32/2025; facts of the sales areas §4'
const circular91 = 'Circular 91/2026 art. 10; law of 2026 §3'

/** Tax code, goods and amounts: one of two, the handier one first. */
const either = (source: string) =>
  ({
    taxCode: cell(['replace', 'adjust'], 'adjustOrReplace', source),
    goods: cell(['replace', 'adjust'], 'adjustOrReplace', source),
    quantity: cell(['adjust', 'replace'], 'adjustOrReplace', source),
    price: cell(['adjust', 'replace'], 'adjustOrReplace', source),
    rate: cell(['adjust', 'replace'], 'adjustOrReplace', source),
    amount: cell(['adjust', 'replace'], 'adjustOrReplace', source),
    wrongBuyer: cell(['replace', 'adjust'], 'adjustOrReplace', source, 'I'),
  }) as const

const ofDecree123: Cells = {
  nameOrAddress: cell(['notice'], 'noticeIsEnough', decree123),
  ...either(decree123),
  returned: cell(['adjust'], 'goodsComeBack', decree123, 'I'),
  notGiven: cell(['notice', 'adjust'], 'cancelledByNotice', decree123),
  volumeDiscount: cell(['adjust'], 'discountLater', decree123, 'I'),
  authorityNotice: cell(['notice', 'adjust', 'replace'], 'answerToAuthority', decree123, 'I'),
}

const ofDecree70: Cells = {
  nameOrAddress: cell(['notice'], 'noticeIsEnough', decree70),
  ...either(decree70),
  returned: cell(['adjust'], 'goodsComeBack', decree70, 'I'),
  notGiven: cell(['adjust'], 'zeroByAdjusting', decree70),
  volumeDiscount: cell(['adjust'], 'discountLater', decree70, 'I'),
  authorityNotice: cell(['notice', 'adjust', 'replace'], 'answerToAuthority', decree70, 'I'),
}

const ofCircular91: Cells = {
  nameOrAddress: cell(['notice'], 'noticeIsEnough', circular91),
  ...either(circular91),
  returned: cell(['adjust'], 'goodsComeBack', 'Circular 91/2026 art. 10.5c; facts of the sales areas §4'),
  notGiven: cell(['adjust'], 'zeroByAdjusting', 'Circular 91/2026 appendix, c.4; facts of the sales areas §4'),
  volumeDiscount: cell(['adjust'], 'discountLater', 'Circular 91/2026 art. 10.5b; facts of the sales areas §4'),
  authorityNotice: cell(
    ['notice', 'adjust', 'replace'],
    'answerToAuthority',
    'Circular 91/2026 art. 10.3; facts of the sales areas §2, §4',
  ),
}

const replaceOnly = (because: string, confidence: Allowed['confidence'] = 'S'): Allowed =>
  cell(['replace'], because, circular91, confidence)

/** Since Circular 91/2026 these are replaced and not adjusted. */
const onlyReplaced: Cells = {
  nameOrAddress: cell(['notice'], 'noticeIsEnough', circular91),
  taxCode: replaceOnly('replaceOnly'),
  goods: replaceOnly('replaceOnly'),
  quantity: replaceOnly('replaceOnly'),
  price: replaceOnly('replaceOnly'),
  rate: replaceOnly('replaceOnly'),
  amount: replaceOnly('replaceOnly'),
  wrongBuyer: replaceOnly('replaceOnly', 'I'),
  returned: replaceOnly('replaceOnly'),
  notGiven: replaceOnly('zeroByReplacing', 'I'),
  volumeDiscount: replaceOnly('replaceOnly', 'I'),
  authorityNotice: cell(['notice', 'replace'], 'answerToAuthority', circular91, 'I'),
}

const until2026 = { decree123: ofDecree123, decree70: ofDecree70 } as const

const bySort: Readonly<Record<InvoiceSort, Readonly<Record<Regime, Cells>>>> = {
  ordinary: { ...until2026, decree254: ofCircular91 },
  registrable: { ...until2026, decree254: { ...onlyReplaced, returned: ofCircular91.returned } },
  cashRegister: { ...until2026, decree254: onlyReplaced },
}

/** Law and error by method, of each sort of invoices (decision 0515). */
export const invoiceCorrections: Readonly<Record<InvoiceSort, CorrectionTable<InvoiceError>>> = recordOf(
  ['ordinary', 'registrable', 'cashRegister'],
  (sort) => ({ errors: invoiceErrors, allowed: bySort[sort] }),
)
