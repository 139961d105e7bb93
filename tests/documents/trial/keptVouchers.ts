import { checkedValues, ownCompany, writtenWithin } from '../../../server/documents/checkForm.ts'
import type { KeptCollection } from '../../../server/documents/collection.ts'
import { sentBy } from '../../../server/documents/decidedMessage.ts'
import { keptHeads } from '../../../server/documents/heads/keptHeads.ts'
import type { KeptKind, KeptNumbering } from '../../../server/documents/keptKind.ts'
import { namedAs, type NamedTypes } from '../../../server/documents/kindNames.ts'
import { sha256 } from '../../../server/secrets/signedText.ts'
import { editableStatuses } from '../../../src/domain/documents/status.ts'
import { succeed } from '../../../src/domain/result.ts'
import { companyScopes } from '../../../src/domain/session.ts'
import {
  largestVoucher,
  voucherKey,
  voucherKind,
  voucherSignature,
  voucherStages,
  voucherStatuses,
  yearOfSymbol,
  type VoucherContent,
} from './voucher.ts'
import { readVoucher, voucherMessage } from './voucherMessages.ts'
import { voucherNotifications } from './voucherNotifications.ts'
import { voucherHeads, type VoucherHead, type VoucherRepositories } from './voucherStore.ts'

/** Vouchers as a kind of documents, to the compiler. */
export interface VoucherTypes extends NamedTypes<'voucher'> {
  readonly inside: VoucherRepositories
  readonly head: VoucherHead
  readonly content: VoucherContent
  readonly unfit: never
  readonly unfitToFile: never
  readonly unfitAmongOthers: never
}

const editable = editableStatuses(voucherStages, voucherStatuses)

const heads = keptHeads<VoucherTypes>(({ vouchers }) => vouchers, {
  editable,
  contentOf: voucherHeads.contentOf,
  begin: (_inside, { id }) => Promise.resolve({ reference: `PC-${id.slice(-6)}`, given: {} }),
})

/** Numbers from 1 by symbol, which names the year. */
export const voucherNumbers: KeptNumbering<VoucherTypes> = {
  forms: ['PC'],
  largestOf: () => largestVoucher,
  fields: { day: 'day', symbol: 'symbol' },
  of: ({ symbol, day, number }) => ({ year: yearOfSymbol(symbol), form: 'PC', symbol, day, number }),
  async write({ vouchers }, { companyId, id }, number) {
    await vouchers.setNumber(companyId, id, number)
  },
}

export const keptVouchers: KeptKind<VoucherTypes> = {
  key: voucherKey,
  layout: voucherSignature,
  editable,
  idOf: ({ voucher_id: id }) => id,
  hashOf: ({ symbol, day, payee, amount }) => sha256(JSON.stringify([symbol, day, payee, amount])),
  ...namedAs('voucher', 'issued'),
  readersOf: () => [{ scopes: companyScopes, shownIn: 'vouchers' }],
  parametersOf: ({ reference }) => ({ reference }),
  changedBySomebody: voucherNotifications.changed,
  heads,
  numbering: voucherNumbers,
  ...sentBy(voucherMessage, readVoucher),
  answerKeyOf: ({ reference }) => reference,
}

export const voucherCollection: KeptCollection<VoucherTypes> = {
  kind: keptVouchers,
  key: voucherKey,
  isOf: () => true,
  checkDraft: (_store, _clock, _companyId, content) => Promise.resolve(succeed(content)),
  async checkFiling(store, _clock, companyId, content) {
    const checked = checkedValues(voucherKind, content, [])
    if (!checked.ok) return checked
    const { company } = await ownCompany(store, companyId)
    const header = { taxCode: company.tax_id, version: '2.1.0' }
    const writing = writtenWithin(voucherKind, checked.value, header, largestVoucher)
    return writing.ok ? succeed({ content, writing: writing.value }) : writing
  },
}
