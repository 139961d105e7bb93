import { describe, expect, it } from 'vitest'
import { changedMeanwhile, documentSubmitOutcomes, generated } from '../../walks/flows/documentSubmit.ts'
import { bug, refusal } from '../../walks/flows/serverFailures.ts'
import { endChild } from '../../walks/model/actorEnd.ts'
import { startSubmit, type Submission } from './support/startSubmit.ts'

const begins = {
  'of a declaration': () => startSubmit(),
  'of an invoice': () => startSubmit('of an invoice, from the form'),
}

const atSigning = async (submission: Submission): Promise<void> => {
  await submission.take(submission.decideOnToken, submission.generate)
}

/** Ways in which nothing comes of an XML that is generated, and what the submission answers then. */
const waysOut = {
  'the user gives up signing': {
    leave: async (submission: Submission) => {
      await atSigning(submission)
      submission.state().children.tokenSigning?.send({ type: 'dialog.dismissed' })
    },
    result: 'cancelled',
  },
  'the user goes to the settings': {
    leave: async (submission: Submission) => {
      await atSigning(submission)
      endChild(submission.actor, 'tokenSigning', { answers: { result: 'toSettings' } })
    },
    result: 'toSettings',
  },
  'signing broke down': {
    leave: async (submission: Submission) => {
      await atSigning(submission)
      endChild(submission.actor, 'tokenSigning', bug)
      submission.actor.send({ type: 'dialog.dismissed' })
    },
    result: 'cancelled',
  },
  'the server has refused it': {
    leave: async (submission: Submission) => {
      await atSigning(submission)
      await submission.sign()
      await submission.held.sendSigned.settle(documentSubmitOutcomes.sendSigned['server.refused'])
      submission.actor.send({ type: 'dialog.dismissed' })
    },
    result: 'cancelled',
  },
  'it was changed while it was signed': {
    leave: async (submission: Submission) => {
      await atSigning(submission)
      await submission.sign()
      await submission.held.sendSigned.settle(changedMeanwhile)
      submission.actor.send({ type: 'reopening.requested' })
    },
    result: 'toReopen',
  },
} as const

describe.each(Object.entries(waysOut))('nothing is registered: %s', (_, { leave, result }) => {
  it.each([
    ['of a declaration', 'cancelled'],
    ['of an invoice', 'numberWaiting'],
  ] as const)('the submission %s ends as %s', async (kind, end) => {
    const submission = begins[kind]()
    await leave(submission)
    expect(submission.state()).toMatchObject({
      status: 'done',
      value: end,
      output: { result, documentId: generated.documentId },
    })
    expect(submission.effects).toEqual(['announceGenerated', { forgetWork: generated.reqKey }, 'refreshLists'])
  })
})

describe('no number waits', () => {
  it('before the XML is generated', async () => {
    const { actor, state, decideOnToken } = begins['of an invoice']()
    await decideOnToken()
    actor.send({ type: 'dialog.dismissed' })
    expect(state()).toMatchObject({ status: 'done', value: 'cancelled' })
  })

  it('here where another tab works on the XML', async () => {
    const { actor, held, holds, state, decideOnToken } = begins['of an invoice']()
    await decideOnToken()
    await held.generateXml.settle(documentSubmitOutcomes.generateXml.generated)
    holds.at(-1)?.say({ type: 'work.elsewhere' })
    actor.send({ type: 'dialog.dismissed' })
    expect(state()).toMatchObject({ status: 'done', value: 'cancelled' })
  })

  it('once it is registered', async () => {
    const submission = begins['of an invoice']()
    await atSigning(submission)
    await submission.take(submission.sign, submission.register)
    submission.actor.send({ type: 'dialog.dismissed' })
    expect(submission.state()).toMatchObject({ status: 'done', value: 'finished' })
  })
})

it('a number waits where a signed XML that is taken up is refused', async () => {
  const { actor, held, claim, state } = startSubmit('of an invoice, with a signed XML')
  claim()
  await held.findSent.settle({ answers: { ok: false, failure: refusal } })
  actor.send({ type: 'dialog.dismissed' })
  expect(state()).toMatchObject({ status: 'done', value: 'numberWaiting' })
})
