import { describe, expect, it } from 'vitest'
import {
  documentsSubmitOutcomes,
  checked,
  checks,
  draft,
  first,
  firstIsGenerated,
  goesAlone,
  second,
  secondIsGenerated,
  secondIsLeft,
  signingEnds,
} from '../../walks/flows/documentsSubmit.ts'
import { document, generationUnanswered, options } from '../../walks/flows/documentSubmit.ts'
import { bug, bugAsFailure, serverFails } from '../../walks/flows/serverFailures.ts'
import { startBulk } from './support/startBulk.ts'

const dismissed = { type: 'dialog.dismissed' } as const
const goOn = { type: 'sending.continued' } as const

describe('several declarations', () => {
  it('are checked, generated, signed in one go and registered one after the other [000-1-01 000-4-10 000-4-13 000-4-16]', async () => {
    const flow = startBulk()
    expect(flow.held.checkDrafts.inputs).toEqual([{ documentIds: ['d-7', 'd-8'] }])
    expect([...flow.state().tags]).toEqual(['busy'])
    await flow.check()
    expect(flow.state().value).toEqual({ reviewing: 'offered' })
    flow.confirm('1')
    expect(flow.state().value).toBe('generatingXml')
    expect([...flow.state().tags]).toEqual(['busy', 'running', 'unsafeToLeave'])
    await flow.held.generateXml.settle(firstIsGenerated)
    expect(flow.stages()).toEqual(['generated', 'waiting'])
    await flow.held.generateXml.settle(secondIsGenerated)
    const { values } = { values: flow.state().context.items[0]?.values }
    expect(flow.held.generateXml.inputs).toEqual([
      { values, basis: { version: 'v3', unanswered: null } },
      { values, basis: { version: 'v3', unanswered: null } },
    ])
    expect(flow.state().value).toBe('claimingWorks')
    expect([...flow.state().tags]).toEqual(['busy', 'running', 'unsafeToLeave'])
    expect(flow.holds.map(({ input }) => input)).toEqual([
      {
        way: 'token',
        works: [
          { work: first, document },
          { work: second, document },
        ],
      },
    ])
    flow.claim()
    expect(flow.state().value).toEqual({ signing: 'token' })
    const child = flow.state().children.tokenSigning?.getSnapshot()
    expect(child?.context).toMatchObject({
      reqKey: first.reqKey,
      others: [second.reqKey],
      sellerTaxCode: first.sellerTaxCode,
    })
    flow.sign()
    expect(flow.state().value).toBe('registering')
    expect([...flow.state().tags]).toEqual(['busy', 'running', 'unsafeToLeave'])
    expect(flow.state().context.batch).toEqual([])
    await flow.register()
    expect(flow.stages()).toEqual(['sent', 'signed'])
    await flow.register()
    expect(flow.held.sendSigned.inputs).toEqual([{ reqKey: first.reqKey }, { reqKey: second.reqKey }])
    expect(flow.state().value).toBe('summary')
    expect(flow.holds[0]?.isHeld).toBe(false)
    flow.actor.send(dismissed)
    expect(flow.state().output).toMatchObject({ result: 'closed', items: [{ stage: 'sent' }, { stage: 'sent' }] })
    expect(flow.effects.slice(0, 2)).toEqual([{ forgetWork: first.reqKey }, { forgetWork: second.reqKey }])
    expect(flow.effects).toContain('refreshLists')
  })

  it.each([
    ['2', 'hsm', 'hsmSigning', [second.reqKey]],
    ['4', 'remote', 'remoteSigning', [second.reqKey]],
  ] as const)('are signed by what was chosen for all: %s [000-4-11 000-4-15]', async (chosen, way, actor, others) => {
    const flow = startBulk()
    await flow.toSigning(chosen)
    expect(flow.state().value).toEqual({ signing: way })
    expect(flow.state().children[actor]?.getSnapshot().context).toMatchObject({ reqKey: first.reqKey, others })
    flow.sign(signingEnds.signed, actor)
    expect(flow.state().value).toBe('registering')
  })

  it('are signed by one confirmation after the other where the provider takes fewer at once', async () => {
    const flow = startBulk()
    await flow.toSigning('4')
    flow.sign(secondIsLeft, 'remoteSigning')
    expect(flow.stages()).toEqual(['signed', 'claimed'])
    await flow.register()
    expect(flow.state().value).toEqual({ signing: 'remote' })
    expect(flow.state().context.batch).toEqual([second])
  })

  it('of two taxpayers are signed one taxpayer after the other', async () => {
    const flow = startBulk()
    await flow.begin()
    await flow.held.generateXml.settle(firstIsGenerated)
    const other = { ...second, sellerName: 'Gốm Chu Đậu' }
    await flow.held.generateXml.settle({ answers: { ok: true, value: { work: other, document, version: 'v2' } } })
    flow.claim()
    expect(flow.state().context.batch).toEqual([first])
  })

  it('of another tax code, or too large together, are signed apart', async () => {
    for (const changes of [{ sellerTaxCode: '0312345678' }, { bytes: 640 * 1024 - first.bytes + 1 }]) {
      const flow = startBulk()
      await flow.begin()
      await flow.held.generateXml.settle(firstIsGenerated)
      const other = { ...second, ...changes }
      await flow.held.generateXml.settle({ answers: { ok: true, value: { work: other, document, version: 'v2' } } })
      flow.claim()
      expect(flow.state().context.batch).toEqual([first])
    }
  })
})

describe('what is asked before anything is sent', () => {
  it('is a way that a certificate is there for [000-5-11 000-2-24]', async () => {
    const flow = startBulk()
    await flow.check(checks['two drafts, no token'])
    for (const chosen of [null, '1'] as const) {
      flow.confirm(chosen)
      expect(flow.state().value).toEqual({ reviewing: 'missing' })
    }
    flow.confirm('2')
    expect(flow.state().value).toBe('generatingXml')
  })

  it('is whether those with a warning go too, once for all', async () => {
    const mixed = checked(['1'], draft('d-7', { warnings: ['representative'] }), draft('d-8'))
    const without = startBulk()
    await without.check(mixed)
    without.confirm('1')
    expect(without.stages()).toEqual(['leftOut', 'waiting'])
    expect(without.state().context.items[0]?.reason).toEqual({ code: 'bulk.leftOut', because: 'byUser' })
    const withThem = startBulk()
    await withThem.check(mixed)
    withThem.confirm('1', true)
    expect(withThem.stages()).toEqual(['waiting', 'waiting'])
  })

  it('leaves nothing to send where all have a warning and none goes', async () => {
    const flow = startBulk()
    await flow.check(checks['one of two, with a warning'])
    expect(flow.stages()).toEqual(['waiting', 'leftOut'])
    flow.confirm('1')
    expect(flow.state().value).toEqual({ reviewing: 'missing' })
    flow.confirm('1', true)
    expect(flow.state().context.items[1]?.reason).toEqual({ code: 'bulk.leftOut', because: 'notSendable' })
    expect(flow.state().value).toBe('generatingXml')
  })

  it.each([
    ['no certificate', 'noCertificate'],
    ['nothing to send', 'nothingToSend'],
  ] as const)('ends where there is %s [000-4-12 000-8-10]', async (outcome, value) => {
    const flow = startBulk()
    await flow.check(checks[outcome])
    expect(flow.state().value).toBe(value)
    expect([...flow.state().tags]).toEqual(['stopped'])
    flow.actor.send(dismissed)
    expect(flow.state().output?.result).toBe('closed')
    expect(flow.holds).toEqual([])
  })

  it('is said to be a certificate where there is none, and nothing to send either [000-4-12]', async () => {
    const flow = startBulk()
    await flow.check(checked([], draft('d-7', { reason: { code: 'bulk.leftOut', because: 'notSendable' } })))
    expect(flow.state().value).toBe('noCertificate')
  })

  it('shows the reasons of those that cannot be sent', async () => {
    const flow = startBulk()
    await flow.check(checks['nothing to send'])
    expect(flow.state().context.items.map(({ reason }) => reason?.code)).toEqual(['bulk.leftOut'])
  })

  it('leads to the settings without a certificate [000-2-22]', async () => {
    const flow = startBulk()
    await flow.check(checks['no certificate'])
    flow.actor.send({ type: 'signatureSettings.opened' })
    expect(flow.state().output?.result).toBe('toSettings')
  })

  it.each([
    ['a failure', serverFails['connection.lost'], { code: 'connection.lost' }],
    ['a bug', bug, bugAsFailure],
  ] as const)('is read again after %s [000-8-01]', async (_, outcome, failure) => {
    const flow = startBulk()
    await flow.check(outcome)
    expect(flow.state()).toMatchObject({ value: 'checkFailed', context: { failure } })
    flow.actor.send({ type: 'step.retried' })
    expect(flow.state()).toMatchObject({ value: 'checkingDrafts', context: { failure: null } })
    expect([...flow.state().tags]).toEqual(['busy'])
    await flow.check()
    expect(flow.state().context.option).toEqual({
      ...options['token and HSM'].answers.value,
      available: ['1', '2', '4'],
    })
  })

  it('can be given up at any time', async () => {
    const early = startBulk()
    early.actor.send(dismissed)
    expect(early.state().value).toBe('finished')
    const failed = startBulk()
    await failed.check(serverFails['connection.lost'])
    expect([...failed.state().tags]).toEqual(['stopped'])
    failed.actor.send(dismissed)
    expect(failed.state().value).toBe('finished')
    const late = startBulk()
    await late.check()
    late.actor.send(dismissed)
    expect(late.state().value).toBe('finished')
    expect(late.stages()).toEqual(['waiting', 'waiting'])
    expect(late.effects).toEqual([{ forgetUnsigned: [] }, 'refreshLists'])
  })
})

describe('one that fails does not keep the others', () => {
  it('when its XML is refused: its reason stays with it [000-8-02]', async () => {
    const flow = startBulk()
    await flow.begin()
    await flow.held.generateXml.settle(documentsSubmitOutcomes.generateXml['fields refused'])
    expect(flow.state().value).toBe('generatingXml')
    await flow.held.generateXml.settle(secondIsGenerated)
    expect(flow.stages()).toEqual(['failed', 'generated'])
    expect(flow.state().context.items[0]).toMatchObject({
      reason: documentsSubmitOutcomes.generateXml['fields refused'].answers.failure,
      resumesAt: null,
    })
    expect(flow.state().context).toMatchObject({ failure: null, lost: 0 })
  })

  it('when a second document goes with it: nothing of it is signed, and it is not tried again', async () => {
    const flow = startBulk()
    await flow.begin()
    await flow.held.generateXml.settle(goesAlone)
    await flow.held.generateXml.settle(secondIsGenerated)
    expect(flow.stages()).toEqual(['failed', 'generated'])
    expect(flow.state().context.items[0]).toMatchObject({ reason: goesAlone.answers.failure, resumesAt: null })
    expect(flow.holds.map(({ input }) => input.works.map(({ work }) => work))).toEqual([[second]])
  })

  it('when its XML cannot be made: it can be taken up again', async () => {
    for (const [outcome, reason] of [
      [bug, bugAsFailure],
      [serverFails['server.failed'], serverFails['server.failed'].answers.failure],
    ] as const) {
      const flow = startBulk()
      await flow.begin()
      await flow.held.generateXml.settle(outcome)
      expect(flow.state().value).toBe('generatingXml')
      expect(flow.state().context.items[0]).toMatchObject({ stage: 'failed', reason, resumesAt: 'waiting' })
      expect(flow.state().context).toMatchObject({ lost: 0, failure: null })
    }
  })

  it('when the XML of the last one breaks: the one before is signed', async () => {
    const flow = startBulk()
    await flow.begin()
    await flow.held.generateXml.settle(firstIsGenerated)
    await flow.held.generateXml.settle(bug)
    expect(flow.state().value).toBe('claimingWorks')
    expect(flow.stages()).toEqual(['generated', 'failed'])
  })

  it('when the signing server does not sign it [000-8-07]', async () => {
    const flow = startBulk()
    await flow.toSigning('2')
    flow.sign(signingEnds['signed but one'], 'hsmSigning')
    expect(flow.stages()).toEqual(['failed', 'signed'])
    expect(flow.state().context.items[0]?.reason?.code).toBe('hsm.notSigned')
    await flow.register()
    expect(flow.held.sendSigned.inputs).toEqual([{ reqKey: second.reqKey }])
    expect(flow.state().value).toBe('summary')
    expect(flow.effects).toContainEqual({ forgetUnsigned: [first.reqKey, second.reqKey] })
  })

  it('when it was changed meanwhile [000-7-05 000-8-05]', async () => {
    const flow = startBulk()
    await flow.toSigning()
    flow.sign()
    await flow.held.sendSigned.settle(documentsSubmitOutcomes.sendSigned['changed meanwhile'])
    expect(flow.stages()).toEqual(['failed', 'signed'])
    expect(flow.state().context.items[0]).toMatchObject({ reason: { reason: 'declaration.changed' }, resumesAt: null })
    expect(flow.effects).toEqual([{ forgetWork: first.reqKey }])
    expect(flow.state()).toMatchObject({ value: 'registering', context: { failure: null } })
    await flow.register()
    expect(flow.stages()).toEqual(['failed', 'sent'])
  })

  it('when another tab is at it, and nothing of it is forgotten here [000-8-05]', async () => {
    const flow = startBulk()
    await flow.begin()
    await flow.generateBoth()
    flow.claim([], [first.reqKey])
    expect(flow.stages()).toEqual(['failed', 'claimed'])
    expect(flow.state().context.items[0]).toMatchObject({ reason: { code: 'work.elsewhere' }, resumesAt: null })
    expect(flow.state().context.batch).toEqual([second])
    flow.sign()
    await flow.register()
    expect(flow.effects).toContainEqual({ forgetUnsigned: [second.reqKey] })
  })

  it('and one whose signature of this very XML is kept is not signed again [000-8-05]', async () => {
    const flow = startBulk()
    await flow.begin()
    await flow.generateBoth()
    flow.claim([first.reqKey])
    expect(flow.stages()).toEqual(['signed', 'claimed'])
    expect(flow.state().value).toBe('registering')
    await flow.register()
    expect(flow.state().context.batch).toEqual([second])
  })
})

describe('a cause that is common to all', () => {
  it('is a connection that fails twice in a row: the rest waits, and goes on from there', async () => {
    const flow = startBulk()
    await flow.begin()
    await flow.held.generateXml.settle(generationUnanswered)
    expect(flow.state()).toMatchObject({ value: 'generatingXml', context: { lost: 1 } })
    await flow.held.generateXml.settle(serverFails['connection.tooSlow'])
    expect(flow.state()).toMatchObject({
      value: 'halted',
      context: { failure: { code: 'connection.tooSlow' }, lost: 2 },
    })
    expect([...flow.state().tags]).toEqual(['stopped', 'unsafeToLeave'])
    flow.actor.send(goOn)
    expect(flow.state()).toMatchObject({ value: 'generatingXml', context: { lost: 0, failure: null } })
    expect(flow.stages()).toEqual(['waiting', 'waiting'])
    expect(flow.state().context.items[0]).toMatchObject({ reason: null, resumesAt: null })
    expect(flow.held.generateXml.inputs.at(-1)?.basis).toEqual(generationUnanswered.answers.basis)
  })

  it('is not one that fails once and works again', async () => {
    const flow = startBulk()
    await flow.check(checked(['1'], draft('d-7'), draft('d-8'), draft('d-9')))
    flow.confirm()
    await flow.held.generateXml.settle(serverFails['connection.lost'])
    await flow.held.generateXml.settle(secondIsGenerated)
    expect(flow.state().context.lost).toBe(0)
    await flow.held.generateXml.settle(serverFails['connection.lost'])
    expect(flow.state().value).toBe('claimingWorks')
  })

  it('is a session that has ended [000-8-08]', async () => {
    const flow = startBulk()
    await flow.begin()
    await flow.held.generateXml.settle(serverFails['session.ended'])
    expect(flow.state()).toMatchObject({ value: 'halted', context: { failure: { code: 'session.ended' } } })
    expect(flow.stages()).toEqual(['failed', 'waiting'])
  })
})
