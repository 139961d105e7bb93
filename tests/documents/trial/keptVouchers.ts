import { readAnswerTo } from '../../../server/documents/answer.ts'
import type { KeptCollection } from '../../../server/documents/collection.ts'
import { keptHeads } from '../../../server/documents/heads/keptHeads.ts'
import type { KeptKind, KeptNumbering, KindTypes } from '../../../server/documents/keptKind.ts'
import { sha256 } from '../../../server/secrets/signedText.ts'
import { checkedContent, documentXml } from '../../../src/domain/documents/kind.ts'
import { editableStatuses } from '../../../src/domain/documents/status.ts'
import { limitProblems } from '../../../src/domain/documents/xml/limits.ts'
import { fail, succeed } from '../../../src/domain/result.ts'
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
export interface VoucherTypes extends KindTypes {
  readonly inside: VoucherRepositories
  readonly head: VoucherHead
  readonly content: VoucherContent
  readonly changed: 'voucher.changed'
  readonly notEditable: 'voucher.notEditable'
  readonly conflict: 'voucher.conflict'
  readonly notDraft: 'voucher.notDraft'
  readonly notRestorable: 'voucher.notRestorable'
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
  codes: {
    changed: 'voucher.changed',
    notEditable: 'voucher.notEditable',
    conflict: 'voucher.conflict',
    notDraft: 'voucher.notDraft',
    notRestorable: 'voucher.notRestorable',
  },
  noted: {
    saved: 'voucher.saved',
    generated: 'voucher.generated',
    sent: 'voucher.issued',
    deleted: 'voucher.deleted',
    restored: 'voucher.restored',
    turnedDown: 'voucher.turnedDown',
  },
  readersOf: () => [{ scopes: companyScopes, shownIn: 'vouchers' }],
  parametersOf: ({ reference }) => ({ reference }),
  changedBySomebody: voucherNotifications.changed,
  heads,
  numbering: voucherNumbers,
  answerKeyOf: ({ reference }) => reference,
  messageOf: () => voucherMessage,
  readAnswer(xml) {
    const read = readAnswerTo([voucherMessage], readVoucher, xml)
    return read.ok ? read.value : null
  },
}

export const voucherCollection: KeptCollection<VoucherTypes> = {
  kind: keptVouchers,
  key: voucherKey,
  isOf: () => true,
  checkDraft: (_store, _clock, _companyId, content) => Promise.resolve(succeed(content)),
  async checkFiling({ companies }, _clock, companyId, content) {
    const checked = checkedContent(voucherKind, content)
    if (!checked.ok) return fail({ reason: 'fields.invalid', fields: checked.failure })
    const fields = limitProblems(voucherKind.layoutOf(checked.value), {
      ...voucherKind.written(checked.value),
      number: String(largestVoucher),
    })
    if (fields.length > 0) return fail({ reason: 'fields.exceedXml', fields })
    const taxCode = (await companies.byId(companyId))?.tax_id ?? ''
    const xmlWith = (signId: string, number: number | null) => documentXml(voucherKind, checked.value, signId, number)
    return succeed({ content, writing: { xmlWith, taxCode, version: '2.1.0' } })
  },
}
