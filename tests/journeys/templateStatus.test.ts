import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { TemplateStatus } from '../../src/domain/templates/status.ts'
import { holdTemplateStatus, stepOutcomes, templateStarts, templateValues } from '../../walks/flows/templateStatus.ts'

const open = (start: keyof typeof templateStarts) => {
  const { held, machine } = holdTemplateStatus()
  const actor = createActor(machine, { input: templateStarts[start] })
  actor.start()
  return {
    actor,
    held,
    state: () => actor.getSnapshot(),
    choose: (status: TemplateStatus) => actor.send({ type: 'status.chosen', status }),
    save: () => actor.send({ type: 'save.submitted', values: templateValues }),
    confirm: () => actor.send({ type: 'step.confirmed' }),
    dismiss: () => actor.send({ type: 'step.dismissed' }),
  }
}

const everything = ['fieldsOpen', 'posOpen', 'saveOpen']
const posOnly = ['posOpen', 'saveOpen']

describe('what a template leaves open', () => {
  it.each([
    ['new template', 'creating', everything],
    ['template not yet in use', 'unused', everything],
    ['template in use', 'inUse', posOnly],
    ['stopped template', 'stopped', []],
  ] as const)('a %s: %s [001-4-10 001-4-14 001-4-15]', (start, value, tags) => {
    const { state } = open(start)
    expect(state().value).toBe(value)
    expect([...state().tags]).toEqual(tags)
  })

  it('stays as saved until the step is taken: a choice alone locks nothing [001-4-14]', () => {
    const { state, choose } = open('template not yet in use')
    for (const status of ['1', '2'] as const) {
      choose(status)
      expect([...state().tags]).toEqual(everything)
    }
    const used = open('template in use')
    used.choose('2')
    expect([...used.state().tags]).toEqual(posOnly)
  })
})

describe('a status that is chosen', () => {
  it.each([
    ['template not yet in use', '1', 'startingUse'],
    ['template not yet in use', '2', 'stoppingUnused'],
    ['template in use', '2', 'stopping'],
  ] as const)('leads a %s to %s, and back again [001-4-12]', (start, status, value) => {
    const { state, choose } = open(start)
    const before = state().value
    choose(status)
    expect(state()).toMatchObject({ value, context: { chosen: status } })
    choose(start === 'template in use' ? '1' : '0')
    expect(state().value).toBe(before)
  })

  it('is never one that the saved status does not lead to [001-4-11 001-4-12]', () => {
    for (const [start, status] of [
      ['new template', '1'],
      ['template in use', '0'],
      ['stopped template', '1'],
    ] as const) {
      const { state, choose } = open(start)
      const before = state()
      choose(status)
      expect(state().value).toBe(before.value)
      expect(state().context.chosen).toBe(before.context.chosen)
    }
  })

  it('leaves everything as it is where it was chosen already, or cannot be chosen [001-4-12]', () => {
    for (const [start, first, again, value] of [
      ['template in use', '1', '1', 'inUse'],
      ['template in use', '2', '2', 'stopping'],
      ['template in use', '2', '0', 'stopping'],
      ['template not yet in use', '2', '2', 'stoppingUnused'],
    ] as const) {
      const { state, choose } = open(start)
      choose(first)
      expect(state().value).toBe(value)
      choose(again)
      expect(state()).toMatchObject({ value, context: { chosen: first } })
    }
  })

  it('can be changed for another one before it is saved [001-4-12]', () => {
    const { state, choose, save } = open('template not yet in use')
    choose('1')
    choose('2')
    save()
    expect(state().value).toBe('confirmingStop')
  })
})

describe('saving', () => {
  it.each(['new template', 'template not yet in use', 'template in use'] as const)(
    'a %s whose status stays asks nothing, and sends what was submitted [001-4-13]',
    async (start) => {
      const { held, state, save } = open(start)
      save()
      expect(state().value).toBe('saving')
      expect([...state().tags]).toEqual(['busy'])
      expect(held.save.inputs).toEqual([{ values: templateValues }])
      await held.save.settle(stepOutcomes.save.saved)
      expect(state().status).toBe('done')
      expect(state().context.values).toBeNull()
    },
  )

  it.each([
    ['template not yet in use', '1', 'confirmingUse', 'startingUse'],
    ['template not yet in use', '2', 'confirmingStop', 'stoppingUnused'],
    ['template in use', '2', 'confirmingStop', 'stopping'],
  ] as const)('a step of a %s to %s asks first [001-4-14 001-4-15]', async (start, status, asking, choosing) => {
    const { held, state, choose, save, confirm, dismiss } = open(start)
    choose(status)
    save()
    expect(state().value).toBe(asking)
    expect(held.save.inputs).toEqual([])
    dismiss()
    expect(state()).toMatchObject({ value: choosing, context: { chosen: status, values: null } })
    save()
    confirm()
    expect(held.save.inputs).toEqual([{ values: templateValues }])
    await held.save.settle(stepOutcomes.save.saved)
    expect(state().value).toBe('closed')
  })

  it('that fails leaves the step to be saved again, and asked about again', async () => {
    const { held, state, choose, save, confirm } = open('template in use')
    choose('2')
    for (const outcome of [stepOutcomes.save.refused, stepOutcomes.save.throws]) {
      save()
      confirm()
      await held.save.settle(outcome)
      expect(state()).toMatchObject({ value: 'stopping', context: { chosen: '2', values: null } })
    }
  })

  it('that fails leaves a template whose status stays as it was', async () => {
    const { held, state, save } = open('template not yet in use')
    for (const outcome of [stepOutcomes.save.refused, stepOutcomes.save.throws]) {
      save()
      await held.save.settle(outcome)
      expect(state()).toMatchObject({ value: 'unused', context: { values: null } })
    }
  })

  it('over a status that a colleague has changed ends it: nothing can be saved or chosen any more', async () => {
    const { held, state, choose, save } = open('template not yet in use')
    save()
    await held.save.settle(stepOutcomes.save['changed meanwhile'])
    expect(state()).toMatchObject({ value: 'overtaken', context: { values: null } })
    expect([...state().tags]).toEqual([])
    choose('1')
    save()
    expect(state().value).toBe('overtaken')
  })

  it('a stopped template is not possible [001-4-15]', () => {
    const { held, state, save } = open('stopped template')
    save()
    expect(state().value).toBe('stopped')
    expect(held.save.inputs).toEqual([])
  })
})
