import { msg } from '@lingui/core/macro'
import type { FiledKind } from '../../../src/documents/filedKind.ts'
import type { FormWords } from '../../../src/documents/form/formWords.ts'
import type { ShownKind } from '../../../src/documents/shownKind.ts'
import { savingOf } from '../../../src/documents/submit/saving.ts'
import { unfinishedFormsOf } from '../../../src/documents/unfinished/unfinishedForms.ts'
import type { UnfinishedWords } from '../../../src/documents/unfinished/unfinishedWords.ts'
import { staffWith } from '../../../src/api/contract/call.ts'
import { succeed } from '../../../src/domain/result.ts'
import { filedDeclarations } from '../../../src/features/declarations/kind/filed.ts'
import { shownDeclarations } from '../../../src/features/declarations/kind/shown.ts'
import { createVault } from '../../../src/machines/vault.ts'
import { voucherKind, type VoucherContent, type VoucherValues } from './voucher.ts'
import { voucherCalls } from './voucherCalls.ts'
import { voucherFacts } from './voucherSubmit.ts'

const { saveDraft, generateXml, unfinished } = voucherCalls

/** What charts hold of vouchers in a page. */
export const voucherValues = createVault<VoucherValues>()
export const voucherContents = createVault<VoucherContent>()

const formWords: FormWords = {
  titles: { create: msg`New voucher`, view: msg`Voucher`, edit: msg`Correct the voucher` },
  group: msg`Voucher`,
  copy: msg`Copy to a new voucher`,
  send: { kept: msg`Issue`, filled: msg`Generate and issue` },
  isBeingSent: msg`Wait until the voucher is issued`,
  saved: msg`The voucher is saved`,
  standing: msg`Where this voucher stands`,
  replaces: msg`Saving takes the place of the old voucher.`,
  askForRight: msg`Ask for the permission to write vouchers.`,
}

const unfinishedWords: UnfinishedWords = {
  titles: {
    new: (moment) => msg`A new voucher was left on ${moment}`,
    edit: (moment) => msg`Changes of a voucher were left on ${moment}`,
    correction: (moment) => msg`The correction of a voucher was left on ${moment}`,
    copy: (moment) => msg`A copy of a voucher was left on ${moment}`,
    change: (moment) => msg`A change was left on ${moment}`,
  },
  isLost: msg`Saved vouchers stay as they are.`,
  isChangedSince: msg`The voucher was changed after that.`,
  notContinued: msg`This voucher can no longer be edited.`,
}

export const shownVouchers: ShownKind = {
  ...shownDeclarations.eInvoice,
  key: 'voucher',
  facts: voucherFacts,
  queryKey: ['vouchers'],
  writersWith: staffWith,
}

/** Vouchers as their form takes them; what its tests do not reach is that of declarations. */
export const filedVouchers: FiledKind = {
  ...filedDeclarations.eInvoice,
  calls: {
    ...filedDeclarations.eInvoice.calls,
    ...savingOf({
      values: voucherValues,
      kind: voucherKind,
      issuerOf: () => ({ taxCode: '', name: '' }),
      saveDraft: async (api, body, signal) => {
        const answer = await api.send(saveDraft, { body }, { signal })
        return answer.ok ? succeed({ documentId: answer.value.voucher_id, version: answer.value.version }) : answer
      },
      generateXml: async (api, body, signal) => {
        const answer = await api.send(generateXml, { body }, { signal })
        if (!answer.ok) return answer
        const { voucher_id: documentId, version, req_key: reqKey, xml, sign_id: signId } = answer.value
        return succeed({ documentId, version, reqKey, xml, signId })
      },
    }),
  },
  unfinished: unfinishedFormsOf({
    contents: voucherContents,
    list: unfinished.list,
    discard: unfinished.discard,
    keep: (api, body, options) => api.send(unfinished.keep, { body }, options),
    read: (api, id, signal) => api.send(unfinished.read, { params: { id } }, { signal }),
  }),
  words: { ...filedDeclarations.eInvoice.words, form: formWords, unfinished: unfinishedWords },
}
