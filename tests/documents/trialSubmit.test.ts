import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createActor, waitFor, type SnapshotFrom } from 'xstate'
import type * as areas from '../../server/areas.ts'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { createApiClient } from '../../src/api/client.ts'
import { basisOn } from '../../src/machines/saving.ts'
import type { SubmitStart } from '../../src/machines/documentSubmit/setup.ts'
import { demoKey } from '../../tools/product/server/filing.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { serverForTests } from '../server/support/serverForTests.ts'
import { voucherCalls } from './trial/voucherCalls.ts'
import { voucherActors, voucherValues } from './trial/voucherActors.ts'
import {
  fieldsOf,
  provideVoucherForm,
  provideVouchersSubmit,
  provideVoucherSubmit,
  voucherFacts,
} from './trial/voucherSubmit.ts'

// What a kind's line in server/areas.ts does.
vi.mock('../../server/areas.ts', async (original) => {
  const { product } = await original<typeof areas>()
  const { vouchers } = await import('./trial/voucherArea.ts')
  return { product: product.with(vouchers) }
})

describe('the submission of a kind that the product has not', () => {
  const server = serverForTests({ processingTime: { receiptSeconds: 0, decisionSeconds: 0 } })
  let admin: Visitor
  let key: SigningKey
  /** Whether answers to signed XML are lost on their way. */
  let losesAnswers = false
  beforeAll(async () => {
    admin = await signInAs(server.origin, 'admin@tokhai.example')
    key = await demoKey(server.folder)
  })

  const api = createApiClient({
    async fetch(url, init) {
      const path = typeof url === 'string' ? url : ''
      const request = new Request(`${server.origin}${path}`, init)
      request.headers.set('Origin', server.origin)
      request.headers.set('Cookie', admin.cookie())
      const answer = await fetch(request)
      if (losesAnswers && path === voucherCalls.send.path) throw new TypeError('the network has ended')
      return answer
    },
    awaitSession: () => Promise.resolve(false),
  })
  const values = { voucher_id: '', symbol: 'V26', day: '2026-11-20', payee: 'Quán Chè', amount: '150000' }
  const submit = (start: SubmitStart) => {
    const machine = provideVoucherSubmit(voucherActors(api, key))
    const actor = createActor(machine, { input: { kind: voucherFacts, start } })
    actor.start()
    return actor
  }
  /** How it ends once its outcome has been looked at. */
  const ended = async (actor: ReturnType<typeof submit>) => {
    const isOver = (state: SnapshotFrom<typeof actor>) => state.status === 'done' || state.matches('registered')
    await waitFor(actor, isOver, { timeout: 20_000 })
    if (actor.getSnapshot().status === 'active') actor.send({ type: 'dialog.dismissed' })
    return actor.getSnapshot().output
  }
  const statusOf = async (id: string) => (await admin.get(voucherCalls.detail, { params: { id } })).voucher_status

  it('goes by the chart of all kinds from a filled form to the authority', async () => {
    const output = await ended(submit({ from: 'form', values: voucherValues.seal(values), basis: basisOn('') }))
    expect(output).toMatchObject({ result: 'registered', failure: null })
    await expect.poll(() => statusOf(output?.documentId ?? ''), { timeout: 20_000 }).toBe('accepted')
  })

  it('asks what became of an answer that was lost, and sends nothing twice', async () => {
    losesAnswers = true
    const actor = submit({ from: 'form', values: voucherValues.seal(values), basis: basisOn('') })
    const { context } = await waitFor(actor, (state) => state.can({ type: 'outcome.asked' }), { timeout: 20_000 })
    losesAnswers = false
    actor.send({ type: 'outcome.asked' })
    expect(await ended(actor)).toMatchObject({ result: 'registered' })
    const params = { id: context.work?.documentId ?? '' }
    const { steps } = await admin.get(voucherCalls.timeline, { params })
    expect(steps.filter(({ kind }) => kind === 'sent')).toHaveLength(1)
  })

  it('leads back to a draft of the list that has gaps, with the fields that its rules name', async () => {
    const body = { ...values, payee: '' }
    const { voucher_id: id } = await admin.get(voucherCalls.saveDraft, { body })
    const actor = submit({ from: 'list', documentId: id, signed: null })
    await waitFor(actor, (state) => state.can({ type: 'correction.requested' }), { timeout: 20_000 })
    actor.send({ type: 'correction.requested' })
    const output = await ended(actor)
    expect(output).toMatchObject({ result: 'toCorrect' })
    expect(fieldsOf(output?.failure ?? null)).toEqual(['payee'])
  })

  describe('and its form', () => {
    const open = (id: string | null) => {
      const actor = createActor(provideVoucherForm(voucherActors(api, key)), {
        input: {
          kind: voucherFacts,
          documentId: id,
          stage: id === null ? null : 'draft',
          editsDrafts: true,
          fillsChange: false,
          version: '',
        },
      })
      actor.start()
      return actor
    }
    const sealed = (changes: Partial<typeof values> = {}) => voucherValues.seal({ ...values, ...changes })

    it('saves a draft by the chart of all forms', async () => {
      const actor = open(null)
      actor.send({ type: 'draft.submitted', values: sealed() })
      const { output } = await waitFor(actor, ({ status }) => status === 'done', { timeout: 20_000 })
      expect(output).toMatchObject({ result: 'saved' })
      expect(await statusOf(output?.documentId ?? '')).toBe('draft')
    })

    it('stays open with the reason where somebody else has changed the draft', async () => {
      const { voucher_id: id } = await admin.get(voucherCalls.saveDraft, { body: values })
      const actor = open(id)
      actor.send({ type: 'edit.started' })
      actor.send({ type: 'draft.submitted', values: sealed({ voucher_id: id, payee: 'Quán Phở' }) })
      const { context } = await waitFor(actor, ({ value }) => value === 'editing', { timeout: 20_000 })
      expect(context.failure).toMatchObject({ code: 'server.refused', reason: 'voucher.changed' })
    })

    it('gives way to the submission that it begins', async () => {
      const actor = open(null)
      actor.send({ type: 'generate.submitted', values: sealed(), hasChanges: true })
      const submission = actor.getSnapshot().children.documentSubmit
      if (submission === undefined) throw new Error('no submission was begun')
      await waitFor(submission, (state) => state.matches('registered'), { timeout: 20_000 })
      submission.send({ type: 'dialog.dismissed' })
      expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { result: 'registered' } })
    })
  })

  it('sends several by one signature, and leaves the one that was changed meanwhile', async () => {
    const saved = ['Quán Phở', 'Quán Chè', 'Quán Nem'].map((payee) =>
      admin.get(voucherCalls.saveDraft, { body: { ...values, payee } }),
    )
    const drafts = await Promise.all(saved)
    const documentIds = drafts.map(({ voucher_id: id }) => id)
    const [, changed] = drafts
    const machine = provideVouchersSubmit(voucherActors(api, key), () =>
      admin.get(voucherCalls.saveDraft, { body: { ...values, ...changed, payee: 'Quán Cơm' } }),
    )
    const actor = createActor(machine, { input: { kind: voucherFacts, documentIds } })
    actor.start()
    await waitFor(actor, (state) => state.matches('reviewing'), { timeout: 20_000 })
    actor.send({ type: 'sending.confirmed', chosen: '1', withWarned: false })
    const { context } = await waitFor(actor, (state) => state.matches('summary'), { timeout: 20_000 })
    expect(context.items).toMatchObject([
      { stage: 'sent' },
      { stage: 'failed', reason: { code: 'server.refused', reason: 'voucher.changed' } },
      { stage: 'sent' },
    ])
    actor.send({ type: 'dialog.dismissed' })
    expect(actor.getSnapshot().output).toMatchObject({ result: 'closed', numbersWaiting: 0 })
    await expect
      .poll(() => Promise.all(documentIds.map(statusOf)), { timeout: 20_000 })
      .toEqual(['accepted', 'draft', 'accepted'])
  })
})
