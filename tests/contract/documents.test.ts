import * as v from 'valibot'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { AnswerOf, AnyCall, BodyOf, RefusalOf } from '../../src/api/contract/call.ts'
import { openApiOf } from '../../tools/api-docs/openapi.ts'
import { receiptCalls, type Receipt } from './support/receipts.ts'

const { unfinished, runs, numbers, ...ofReceipts } = receiptCalls
const calls = [ofReceipts, unfinished, runs, numbers].flatMap((family) => Object.values<AnyCall>(family))

describe('the calls of a kind of document', () => {
  it('stand under its own paths', () => {
    expect(calls.map(({ name, method, path }) => `${name} ${method} ${path}`)).toEqual([
      'receipts.list GET /api/receipts',
      'receipts.count GET /api/receipt-counts',
      'receipts.delete DELETE /api/receipts',
      'receipts.restore POST /api/receipts/restore',
      'receipts.detail GET /api/receipts/:id',
      'receipts.generateXml POST /api/receipts/generate-xml',
      'receipts.saveDraft POST /api/receipts/save-draft',
      'receipts.issue POST /api/receipts/issue',
      'receipts.findIssue GET /api/receipts/issues/:req_key',
      'receipts.timeline GET /api/receipts/:id/timeline',
      'receipts.downloadMessage GET /api/receipts/:id/messages/:message_id',
      'receipts.filed GET /api/receipts/:id/filed',
      'receipts.verification GET /api/receipts/:id/verification',
      'receipts.downloadSignedXml GET /api/receipt-xml/:id/:expires/:hash',
      'receipts.listUnfinished GET /api/unfinished-receipts',
      'receipts.readUnfinished GET /api/unfinished-receipts/:id',
      'receipts.keepUnfinished PUT /api/unfinished-receipts',
      'receipts.discardUnfinished DELETE /api/unfinished-receipts/:id',
      'receipts.listIssueRuns GET /api/receipt-issue-runs',
      'receipts.readIssueRun GET /api/receipt-issue-runs/:id',
      'receipts.startIssueRun POST /api/receipt-issue-runs',
      'receipts.resumeIssueRun POST /api/receipt-issue-runs/:id/resume',
      'receipts.cancelIssueRun POST /api/receipt-issue-runs/:id/cancel',
      'receipts.pauseIssueRun POST /api/receipt-issue-runs/:id/pause',
      'receipts.putAwayIssueRun POST /api/receipt-issue-runs/:id/put-away',
      'receipts.listNumbersWaiting GET /api/receipt-numbers-waiting',
    ])
  })

  it('have nothing of declarations in names, summaries, members and refusals', () => {
    const described = openApiOf(calls, { title: 'receipts', version: '1', cookie: 'toy' })
    expect(JSON.stringify({ described, refusals: calls.map(({ refusals }) => refusals) })).not.toMatch(
      /declar|noti_cd/i,
    )
  })

  it('come from where their collection does, where nothing is added', () => {
    expect(receiptCalls.list.source).toBe('test')
    expect(receiptCalls.saveDraft.source).toBe('test; answer, `version` and `unfinished` added')
  })

  it('refuse in the words of the kind, each call in its own', () => {
    expectTypeOf<RefusalOf<typeof receiptCalls.delete>>().toEqualTypeOf<'record.absent' | 'receipt.notDraft'>()
    expectTypeOf<RefusalOf<typeof receiptCalls.restore>>().toEqualTypeOf<'receipt.gone'>()
    expectTypeOf<RefusalOf<typeof receiptCalls.saveDraft>>().toEqualTypeOf<
      'record.absent' | 'fields.invalid' | 'receipt.issued'
    >()
    expect(receiptCalls.delete.refusals).toEqual(['record.absent', 'receipt.notDraft'])
    expect(receiptCalls.saveDraft.refusals).toEqual(['record.absent', 'fields.invalid', 'receipt.issued'])
    expect(receiptCalls.send.refusals).toContain('receipt.numberTaken')
  })

  it('name id and status as the kind does', () => {
    expectTypeOf<BodyOf<typeof receiptCalls.delete>>().toEqualTypeOf<{ receipt_id: string[] }>()
    expectTypeOf<AnswerOf<typeof receiptCalls.findSent>>().toEqualTypeOf<{
      receipt_id: string
      receipt_status: string
      req_key: string
      state: 'generated' | 'issued'
    }>()
    expect(v.is(receiptCalls.delete.body, { receipt_id: ['a'] })).toBe(true)
    expect(v.is(receiptCalls.delete.body, { receipt_id: [] })).toBe(false)
    expect(v.is(receiptCalls.delete.body, { declaration_id: ['a'] })).toBe(false)
    expect(v.is(receiptCalls.restore.body, { receipt_id: ['a'] })).toBe(true)
  })

  it('send and keep its content, with what every form sends beside it', () => {
    expectTypeOf<BodyOf<typeof receiptCalls.saveDraft>>().toExtend<Receipt>()
    expectTypeOf<BodyOf<typeof unfinished.keep>['content']>().toEqualTypeOf<Receipt>()
    expectTypeOf<AnswerOf<typeof receiptCalls.filed>['content']>().toEqualTypeOf<Receipt | null>()
    const receipt = { receipt_id: '', amount: '12.50' }
    expect(v.parse(receiptCalls.saveDraft.body, receipt)).toEqual({ ...receipt, version: '' })
    expect(v.is(receiptCalls.saveDraft.body, { ...receipt, contact_per: 'A' })).toBe(false)
    const kept = { way: 'new', origin_id: '', base_version: '', writer: 'tab', revision: '' }
    expect(v.is(unfinished.keep.body, { ...kept, content: receipt })).toBe(true)
    expect(v.is(unfinished.keep.body, { ...kept, content: { ...receipt, contact_per: 'A' } })).toBe(false)
  })

  it('count its own statuses', () => {
    expectTypeOf<AnswerOf<typeof receiptCalls.count>['counts'][number]['status']>().toEqualTypeOf<'draft' | 'issued'>()
    expect(v.is(receiptCalls.count.answer, { counts: [{ status: 'issued', count: 1 }] })).toBe(true)
    expect(v.is(receiptCalls.count.answer, { counts: [{ status: 'lapsed', count: 1 }] })).toBe(false)
  })

  it('say of signed XML that it is generated, or sent in the word of the kind', () => {
    const found = { req_key: 'k', receipt_id: 'a', receipt_status: 'sent' }
    expect(v.is(receiptCalls.findSent.answer, { ...found, state: 'generated' })).toBe(true)
    expect(v.is(receiptCalls.findSent.answer, { ...found, state: 'issued' })).toBe(true)
    expect(v.is(receiptCalls.findSent.answer, { ...found, state: 'registered' })).toBe(false)
  })
})
