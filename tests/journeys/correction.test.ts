import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { CorrectionMethod } from '../../src/domain/corrections/table.ts'
import { correctionOutcomes, correctionStarts, holdCorrection } from '../../walks/flows/correction.ts'

const { readDocument: read, draftCorrection: drafted } = correctionOutcomes

const open = (start: keyof typeof correctionStarts) => {
  const { held, machine } = holdCorrection()
  const actor = createActor(machine, { input: correctionStarts[start] })
  actor.start()
  return {
    held,
    state: () => actor.getSnapshot(),
    wrong: (error: string) => actor.send({ type: 'error.chosen', error }),
    choose: (method: CorrectionMethod) => actor.send({ type: 'method.chosen', method }),
    explain: (reason: string) => actor.send({ type: 'reason.given', reason }),
    back: () => actor.send({ type: 'step.back' }),
    dismiss: () => actor.send({ type: 'dialog.dismissed' }),
    repeat: (type: 'reading.repeated' | 'drafting.repeated') => actor.send({ type }),
  }
}

/** Opened, and the document read. */
const asked = async (
  start: keyof typeof correctionStarts = 'under Decree 254',
  outcome: keyof typeof read = 'correctable',
) => {
  const wizard = open(start)
  await wizard.held.readDocument.settle(read[outcome])
  return wizard
}

describe('a document that cannot be corrected', () => {
  it.each(['not accepted', 'replaced', 'being corrected'] as const)(
    'has its reason said: %s [002-4.3-02]',
    async (outcome) => {
      const { state, wrong, dismiss } = await asked('under Decree 254', outcome)
      expect(state().value).toBe('notCorrectable')
      wrong('income')
      expect(state().value).toBe('notCorrectable')
      dismiss()
      expect(state()).toMatchObject({ value: 'dismissed', output: { draft: null } })
    },
  )
})

describe('what is wrong', () => {
  it('leads past the methods where there is one [002-4.3-02]', async () => {
    const { state, wrong } = await asked()
    wrong('income')
    expect(state()).toMatchObject({ value: 'explaining', context: { error: 'income', method: 'replace' } })
  })

  it('leads to the methods where there are several, and only those are taken [002-4.3-02]', async () => {
    const { state, wrong, choose } = await asked('under Decree 70')
    wrong('income')
    expect(state()).toMatchObject({
      value: 'choosingMethod',
      context: { method: null, offered: { methods: ['adjust', 'replace'] } },
    })
    choose('notice')
    expect(state().value).toBe('choosingMethod')
    choose('adjust')
    expect(state()).toMatchObject({ value: 'explaining', context: { method: 'adjust' } })
  })

  it('leads to the reason where the law knows no way, and back [002-4.3-02]', async () => {
    const { state, wrong, back } = await asked('before electronic certificates')
    wrong('income')
    expect(state()).toMatchObject({ value: 'noWay', context: { offered: { because: 'beforeElectronic' } } })
    back()
    expect(state()).toMatchObject({ value: 'asking', context: { error: '', offered: null } })
  })

  it('is one of the kind [002-4.3-02]', async () => {
    const { state, wrong } = await asked()
    wrong('goodsReturned')
    expect(state().value).toBe('asking')
  })

  it('is adjusted where it was adjusted before, whatever the law of today does with others [002-4.3-02]', async () => {
    const { state, wrong } = await asked('under Decree 254', 'adjusted before')
    wrong('income')
    expect(state()).toMatchObject({ value: 'explaining', context: { method: 'adjust', offered: { isBound: true } } })
  })
})

describe('the reason', () => {
  it.each(['', '   ', 'x'.repeat(256)])(
    'is said in 1 to 255 characters: %j is not taken [002-4.3-02]',
    async (reason) => {
      const { state, wrong, explain } = await asked()
      wrong('income')
      explain(reason)
      expect(state().value).toBe('explaining')
    },
  )

  it('is not asked for of a notice, which says one for each document [002-4.3-02]', async () => {
    const { state, wrong, explain } = await asked()
    wrong('nameOrAddress')
    expect(state()).toMatchObject({ value: 'explaining', context: { method: 'notice' } })
    explain('')
    expect(state()).toMatchObject({ value: 'drafting', context: { reason: '' } })
  })

  it('goes back to the methods where there were several, and else to the error [002-4.3-02]', async () => {
    const several = await asked('under Decree 70')
    several.wrong('income')
    several.choose('replace')
    several.back()
    expect(several.state().value).toBe('choosingMethod')
    several.back()
    expect(several.state()).toMatchObject({ value: 'asking', context: { method: null } })

    const one = await asked()
    one.wrong('income')
    one.back()
    expect(one.state()).toMatchObject({ value: 'asking', context: { method: null } })
  })
})

describe('the draft', () => {
  const explained = async () => {
    const wizard = await asked()
    wizard.wrong('nameOrAddress')
    wizard.explain(' The address was typed wrongly ')
    return wizard
  }

  it('is made of error, method and reason, and ends the dialog [002-4.3-02]', async () => {
    const { held, state } = await explained()
    expect(held.draftCorrection.inputs).toEqual([
      {
        documentId: 'document-1',
        error: 'nameOrAddress',
        method: 'notice',
        reason: 'The address was typed wrongly',
      },
    ])
    await held.draftCorrection.settle(drafted.drafted)
    expect(state()).toMatchObject({
      status: 'done',
      output: { draft: { id: 'draft-1', error: 'nameOrAddress', method: 'notice' } },
    })
  })

  it('is not given up while it is saved: the dialog stays [002-4.3-02]', async () => {
    const { state, dismiss } = await explained()
    dismiss()
    expect(state().value).toBe('drafting')
  })

  it.each(['server.refused', 'connection.lost', 'throws'] as const)(
    'that was not saved (%s) is tried again, or its reason changed [002-4.3-02]',
    async (outcome) => {
      const { held, state, repeat, back } = await explained()
      await held.draftCorrection.settle(drafted[outcome])
      expect(state().value).toBe('draftFailed')
      expect(state().context.failure).not.toBeNull()
      repeat('drafting.repeated')
      expect(state()).toMatchObject({ value: 'drafting', context: { failure: null } })
      await held.draftCorrection.settle(drafted[outcome])
      back()
      expect(state()).toMatchObject({ value: 'explaining', context: { failure: null } })
    },
  )
})

describe('a document that is not read', () => {
  it.each(['server.failed', 'throws'] as const)('(%s) is read again on request [002-4.3-02]', async (outcome) => {
    const { held, state, repeat } = await asked('under Decree 254', outcome)
    expect(state().value).toBe('readFailed')
    repeat('reading.repeated')
    expect(state()).toMatchObject({ value: 'reading', context: { failure: null } })
    await held.readDocument.settle(read.correctable)
    expect(state().value).toBe('asking')
  })

  it('can be left before it is read [002-4.3-02]', () => {
    const { state, dismiss } = open('under Decree 254')
    dismiss()
    expect(state().value).toBe('dismissed')
  })
})
