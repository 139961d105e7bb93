import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { ArchiveEvent } from '../../src/machines/documentArchive/setup.ts'
import { archiveOutcomes, archiveStarts, holdArchive } from '../../walks/flows/documentArchive.ts'

const { makeArchive: made } = archiveOutcomes
const choice = { form: 'pdf', isConverted: true } as const

const open = () => {
  const { held, machine } = holdArchive()
  const actor = createActor(machine, { input: archiveStarts.opened })
  actor.start()
  return { held, state: () => actor.getSnapshot(), send: (event: ArchiveEvent) => actor.send(event) }
}

const preparing = () => {
  const dialog = open()
  dialog.send({ type: 'file.wanted', choice })
  return dialog
}

describe('a file of PDFs', () => {
  it('is made as it was chosen, and can be taken [002-7.11-01]', async () => {
    const { held, state } = preparing()
    expect(held.makeArchive.inputs).toEqual([choice])
    await held.makeArchive.settle(made['some left out'])
    expect(state()).toMatchObject({ value: 'ready', context: { made: { url: '/archive/1', leftOut: 2 } } })
  })

  it.each(['making.cancelled', 'dialog.dismissed'] as const)('is given up while it is made by %s', (type) => {
    const { held, state, send } = preparing()
    send({ type })
    expect(state().value).toBe(type === 'making.cancelled' ? 'cancelled' : 'dismissed')
    expect(held.makeArchive.inputs).toHaveLength(1)
  })

  it.each(['server.refused', 'connection.lost', 'throws'] as const)(
    'that was not made (%s) is tried again with the same choice, or with another',
    async (outcome) => {
      const { held, state, send } = preparing()
      await held.makeArchive.settle(made[outcome])
      expect(state().value).toBe('failed')
      expect(state().context.failure).not.toBeNull()
      send({ type: 'making.repeated' })
      expect(state()).toMatchObject({ value: 'preparing', context: { failure: null } })
      expect(held.makeArchive.inputs).toEqual([choice, choice])
      await held.makeArchive.settle(made[outcome])
      send({ type: 'choice.again' })
      expect(state()).toMatchObject({ value: 'choosing', context: { failure: null, choice } })
    },
  )

  it('that was made or cancelled is followed by another choice, which the last one begins with', async () => {
    const { held, state, send } = preparing()
    await held.makeArchive.settle(made.whole)
    send({ type: 'choice.again' })
    expect(state()).toMatchObject({ value: 'choosing', context: { made: null, choice } })
    send({ type: 'file.wanted', choice })
    send({ type: 'making.cancelled' })
    send({ type: 'choice.again' })
    expect(state().value).toBe('choosing')
    send({ type: 'dialog.dismissed' })
    expect(state().status).toBe('done')
  })
})
