import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import type { CollectionKey } from '../../src/api/contract/declarationCollection.ts'
import { interruptedWorkQuery } from '../../src/documents/submit/interruptedWork.ts'
import { certificate } from '../features/support/samples.ts'
import { createWorld, openTab, seller, type World } from './submissionHarness.ts'

const fromForm = { from: 'form' } as const
const fromList = { from: 'list', documentId: 'd-1' } as const

/** What a tab that has just been opened offers to go on with. */
const offered = async (world: World, userId = 'ketoan', collection: CollectionKey = 'eInvoice') => {
  const { store, locks } = openTab(world, userId)
  return new QueryClient().query(interruptedWorkQuery(userId, collection, store, locks))
}

const theOneOffered = async (world: World) => {
  const [work, ...others] = await offered(world)
  if (work === undefined || others.length > 0) throw new Error('not exactly one submission is offered')
  return work
}

describe('a submission', () => {
  test('generates, signs and registers once, and leaves nothing behind [000-4-10]', async () => {
    const world = createWorld()
    const submission = openTab(world).start(fromForm)
    await submission.reaches('registered')
    expect(world.server.registered).toEqual([
      expect.objectContaining({
        sign_by: 'Gốm Bát Tràng',
        tax_code: seller,
        sllr_comp_name: 'CÔNG TY TNHH Gốm Bát Tràng',
      }),
    ])
    expect(world.server.registered[0]?.xml_signed).toContain(btoa('signature 1'))
    expect(world.storage.length).toBe(0)
    expect(await offered(world)).toEqual([])
  })

  test.each([
    { from: fromForm, filledOn: ['opened', 'generated'], next: 'goes on from the one that was generated' },
    { from: fromList, filledOn: ['read', 'read'], next: 'reads it again for the next time' },
  ])('from a $from.from says which version it was filled on, and $next', async ({ from, filledOn }) => {
    const world = createWorld()
    const tab = openTab(world)
    await tab.start(from).reaches('registered')
    await tab.start(from).reaches('registered')
    expect(world.server.generated.map(({ version }) => version)).toEqual(filledOn)
  })

  test('works with a storage that is full, and says that a reload would lose it', async () => {
    const world = createWorld()
    world.storage.fill()
    const letAgentAnswer = world.agent.hold()
    const tab = openTab(world)
    const submission = tab.start(fromForm)
    const { context } = await submission.reaches('signing')
    expect(tab.store.isKept('ketoan', context.work?.reqKey ?? '')).toBe(false)
    await submission.close()

    letAgentAnswer()
    await openTab(world).start(fromForm).reaches('registered')
    expect(world.server.registered).toHaveLength(1)
  })

  test('of a draft that breaks a rule names the field and sends nothing', async () => {
    const world = createWorld()
    world.server.spoilDraft()
    const { context } = await openTab(world).start(fromList).reaches('generateRefused')
    expect(context.failure).toMatchObject({
      code: 'draft.invalid',
      fields: [{ field: 'contact_eml', message: 'contact_email_is_required' }],
    })
    expect(world.server.calls).toEqual(['GET /d-1'])
  })

  test.each([
    ['of a serial number that is not registered', [{ serial_no: '54AC', status: '1' }], 'certificateNotRegistered'],
    ['that is registered and inactive', [{ serial_no: '54AB', status: '0' }], 'certificateNotInUse'],
    ['that is registered and stopped', [{ serial_no: '54ab', status: '3' }], 'certificateNotInUse'],
  ] as const)('asks for no signature of a certificate %s [000-4-11]', async (_, registered, state) => {
    const world = createWorld()
    world.server.registerCertificates(registered.map((record) => ({ ...certificate('c-1'), ...record })))
    const { actor } = openTab(world).start(fromForm)
    const signing = await vi.waitUntil(() => actor.getSnapshot().children.tokenSigning)
    await waitFor(signing, (snapshot) => snapshot.hasTag('stopped'))
    expect(signing.getSnapshot().value).toBe(state)
    expect(world.agent.signatures).toEqual([])
  })

  test('signs with a certificate that is in use under one of its registrations, however it is written', async () => {
    const world = createWorld()
    world.server.registerCertificates([
      { ...certificate('c-1'), serial_no: '54AB', status: '3' },
      { ...certificate('c-2'), serial_no: '00:54:ab', status: '2' },
    ])
    await openTab(world).start(fromForm).reaches('registered')
    expect(world.agent.signatures).toHaveLength(1)
  })

  test('that the user stops while signing is forgotten and may be begun again', async () => {
    const world = createWorld()
    const letAgentAnswer = world.agent.hold()
    const submission = openTab(world).start(fromForm)
    const { children } = await submission.reaches('signing')
    children.tokenSigning?.send({ type: 'dialog.dismissed' })
    await submission.reaches('cancelled')
    expect(world.storage.length).toBe(0)
    letAgentAnswer()
    await openTab(world).start(fromForm).reaches('registered')
  })

  test('takes no signature from an agent that answers after the user has stopped waiting', async () => {
    const world = createWorld()
    const letAgentAnswer = world.agent.hold()
    const tab = openTab(world)
    const stopped = tab.start(fromForm)
    const { children, context } = await stopped.reaches('signing')
    await expect.poll(() => children.tokenSigning?.getSnapshot().value).toBe('signingDocument')
    children.tokenSigning?.send({ type: 'dialog.dismissed' })
    await stopped.reaches('cancelled')

    world.agent.hold()
    const again = tab.start(fromForm)
    await again.reaches('signing')
    letAgentAnswer()
    await expect.poll(() => world.agent.signatures).toHaveLength(1)
    // A whole submission elsewhere takes longer than the late answer takes to be read.
    await openTab(createWorld()).start(fromForm).reaches('registered')
    expect(tab.store.find('ketoan', context.work?.reqKey ?? '')).toMatchObject({ signature: null })
    await again.close()
  })

  test('that the user stops while the XML is generated holds nothing when the XML arrives', async () => {
    const world = createWorld()
    const letXmlArrive = world.server.holdXml()
    const tab = openTab(world)
    const submission = tab.start(fromForm)
    await submission.reaches('generatingXml')
    submission.actor.send({ type: 'dialog.dismissed' })
    await submission.reaches('cancelled')
    letXmlArrive()
    // A whole submission elsewhere takes longer than the late answer takes to be read.
    await openTab(createWorld()).start(fromForm).reaches('registered')
    expect(world.storage.length).toBe(0)
    expect([...(await tab.locks.held())]).not.toContain(submission.actor.getSnapshot().context.work?.reqKey)
    await openTab(world).start(fromForm).reaches('registered')
  })
})

describe('after a reload', () => {
  test('while signing, the same XML is generated, signed and registered', async () => {
    const world = createWorld()
    const letAgentAnswer = world.agent.hold()
    const submission = openTab(world).start(fromForm)
    await submission.reaches('signing')
    expect(await offered(world)).toEqual([])
    await submission.close()

    const work = await theOneOffered(world)
    expect(work).toMatchObject({
      documentId: 'd-1',
      sellerTaxCode: seller,
      signature: null,
      generatedAt: '2026-11-21T09:00:00',
    })
    letAgentAnswer()
    await openTab(world).start({ from: 'list', documentId: work.documentId }).reaches('registered')
    expect(world.server.registered).toHaveLength(1)
    expect(world.storage.length).toBe(0)
  })

  test('with the register answer lost, the server is asked, and nothing is signed or registered again', async () => {
    const world = createWorld()
    world.server.letRegister('answerIsLost')
    const submission = openTab(world).start(fromForm)
    await submission.reaches('outcomeUnknown')
    await submission.close()

    await openTab(world)
      .start({ from: 'list', documentId: (await theOneOffered(world)).documentId })
      .reaches('registered')
    expect(world.server.registered).toHaveLength(1)
    expect(world.agent.signatures).toHaveLength(1)
    expect(world.storage.length).toBe(0)
  })

  test('with the register request lost, the very same signed XML is registered', async () => {
    const world = createWorld()
    world.server.letRegister('requestIsLost')
    const submission = openTab(world).start(fromForm)
    await submission.reaches('outcomeUnknown')
    submission.actor.send({ type: 'dialog.dismissed' })
    await submission.reaches('postponed')
    await submission.close()

    const work = await theOneOffered(world)
    await openTab(world).start({ from: 'list', documentId: work.documentId }).reaches('registered')
    expect(world.server.registered.map((body) => body.xml_signed)).toEqual([work.signature?.xml])
    expect(world.agent.signatures).toHaveLength(1)
  })

  test.each([
    ['the list, asks the server first', fromList, /^(GET \/[\w-]+) (POST \/declarations)$/],
    [
      'the form, registers the signature that there is',
      fromForm,
      /^(GET \/check-skip) (POST \/generate-xml) (POST \/declarations)$/,
    ],
  ])('a draft that is signed already, sent from %s', async (_, from, calls) => {
    const world = createWorld()
    world.server.letRegister('requestIsLost')
    const submission = openTab(world).start(fromForm)
    await submission.reaches('outcomeUnknown')
    await submission.close()

    const before = world.server.calls.length
    await openTab(world).start(from).reaches('registered')
    expect(world.agent.signatures).toHaveLength(1)
    expect(world.server.registered).toHaveLength(1)
    expect(world.server.calls.slice(before).join(' ')).toMatch(calls)
  })

  test('a signature that the server then refuses is made anew, of the XML that was kept', async () => {
    const world = createWorld()
    world.server.letRegister('requestIsLost')
    const submission = openTab(world).start(fromForm)
    await submission.reaches('outcomeUnknown')
    await submission.close()

    world.server.letRegister('refusesSignature')
    const again = openTab(world).start({ from: 'list', documentId: (await theOneOffered(world)).documentId })
    await again.reaches('registerRefused')
    again.actor.send({ type: 'signature.renewed' })
    await again.reaches('registered')
    expect(world.agent.signatures).toHaveLength(2)
    expect(world.server.registered[0]?.xml_signed).toContain(btoa('signature 2'))
  })

  test('only the user who began it is offered it', async () => {
    const world = createWorld()
    world.agent.hold()
    const submission = openTab(world).start(fromForm)
    await submission.reaches('signing')
    await submission.close()
    expect(await offered(world, 'giamdoc')).toEqual([])
    expect(await offered(world, 'keto')).toEqual([])
    expect(await offered(world)).toHaveLength(1)
  })

  test('what a tab of an earlier release has kept is taken up, and what is kept now can be read by one', async () => {
    const world = createWorld()
    world.agent.hold()
    const submission = openTab(world).start(fromForm)
    await submission.reaches('signing')
    await submission.close()
    const key = world.storage.key(0) ?? ''
    const written = world.storage.getItem(key) ?? ''
    expect(written).toContain('"declarationId":"d-1"')
    expect(written).not.toContain('documentId')

    world.storage.setItem(key, written.replace('"d-1"', '"d-0"'))
    expect((await theOneOffered(world)).documentId).toBe('d-0')
  })

  test('an entry that cannot be read is not offered', async () => {
    const world = createWorld()
    world.storage.setItem('tokhai:submission:ketoan:key-1', '{"reqKey":')
    world.storage.setItem('tokhai:submission:ketoan:key-2', '{"reqKey":"key-2"}')
    expect(await offered(world)).toEqual([])
  })
})

describe('another tab', () => {
  test('does not begin what this one is at, and its refusal takes nothing away', async () => {
    const world = createWorld()
    world.agent.hold()
    const first = openTab(world).start(fromForm)
    await first.reaches('signing')

    const second = openTab(world).start(fromList)
    await second.reaches('workElsewhere')
    second.actor.send({ type: 'dialog.dismissed' })
    await second.reaches('cancelled')
    expect(world.storage.length).toBe(1)

    await first.close()
    expect(await offered(world)).toHaveLength(1)
  })

  test('does not register what this one is registering', async () => {
    const world = createWorld()
    world.server.letRegister('answerIsLost')
    const first = openTab(world).start(fromForm)
    await first.reaches('outcomeUnknown')

    const second = openTab(world).start(fromList)
    await second.reaches('workElsewhere')
    expect(world.server.registered).toHaveLength(1)
  })
})
