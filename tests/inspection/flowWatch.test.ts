import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, it } from 'vitest'
import { watchFlows } from '../../development/liveView/flowWatch.ts'
import { textOfLog } from '../../development/liveView/logText.ts'
import { chartOf } from '../../tools/charts/chart.ts'
import { draftSaved, holdDocumentForm, submitted } from '../../walks/flows/documentForm.ts'
import { holdSession, readAs, sessionStarts } from '../../walks/flows/session.ts'
import { kinds } from '../../src/machines/kinds.ts'

const at = new Date(2026, 10, 21, 9, 5, 7, 42).getTime()

const openForm = () => {
  const watch = watchFlows(() => at)
  const { machine, held } = holdDocumentForm()
  const actor = createActor(machine, {
    input: {
      documentId: null,
      kind: kinds.declaration,
      stage: null,
      editsDrafts: false,
      fillsChange: false,
      version: '',
    },
    inspect: watch.inspect,
  })
  return { watch, actor, held, machine }
}
const machines = ({ view }: ReturnType<typeof watchFlows>) =>
  view().flows.map(({ machine, status, resting }) => [machine, status, ...resting])

describe('the flows that are watched', () => {
  it('begin when they start, and not when they are made', () => {
    const { watch, actor } = openForm()
    expect(machines(watch)).toEqual([])
    actor.start()
    expect(machines(watch)).toEqual([['documentForm', 'active', 'creating']])
  })

  it('are child flows as well, which stay for a while when they have ended', () => {
    const { watch, actor } = openForm()
    actor.start()
    actor.send({ type: 'generate.submitted', values: submitted, hasChanges: false })
    expect(machines(watch).map(([machine, status]) => [machine, status])).toEqual([
      ['documentForm', 'active'],
      ['documentSubmit', 'active'],
    ])
    actor.stop()
    expect(machines(watch).map(([machine, status]) => [machine, status])).toEqual([
      ['documentSubmit', 'stopped'],
      ['documentForm', 'stopped'],
    ])
  })

  it('keep only the last that ended', () => {
    const { watch, machine } = openForm()
    for (const _ of Array.from({ length: 9 }))
      createActor(machine, {
        input: {
          documentId: null,
          kind: kinds.declaration,
          stage: null,
          editsDrafts: false,
          fillsChange: false,
          version: '',
        },
        inspect: watch.inspect,
      })
        .start()
        .stop()
    expect(machines(watch)).toHaveLength(6)
  })

  it('name states and transitions as their charts do, with the states around', async () => {
    const watch = watchFlows(() => at)
    const { machine, held } = holdSession()
    createActor(machine, {
      input: sessionStarts['company host'],
      inspect: watch.inspect,
      clock: new SimulatedClock(),
    }).start()
    await held.readSession.settle(
      readAs({ id: 'u-1', name: 'Lan', scope: 'ADMIN', exp: 1_793_000_000, profile_image: null, permissions: [] }),
    )
    const [flow] = watch.view().flows
    const chart = chartOf(machine)
    expect(flow?.states).toEqual([
      'signedIn',
      'signedIn.lifetime',
      'signedIn.lifetime.fresh',
      'signedIn.leaving',
      'signedIn.leaving.no',
    ])
    expect(
      chart.transitions
        .filter(({ id }) => flow?.transitions.includes(id))
        .map(({ source, targets }) => [source, targets]),
    ).toEqual([['readingSession', ['signedIn']]])
  })
})

describe('the log', () => {
  it('reports when, who, what and what came of it', async () => {
    const { watch, actor, held } = openForm()
    actor.start()
    actor.send({ type: 'draft.submitted', values: submitted })
    await held.saveDraft.settle(draftSaved)
    expect(textOfLog(watch.view().log)).toBe(
      [
        '09:05:07.042\tpage → documentForm\txstate.init\t{"input":{"documentId":null,"kind":{"key":"declaration","isNumbered":false,"verb":"register"},"stage":null,"editsDrafts":false,"fillsChange":false,"version":"string(0)"}}\tcreating',
        '09:05:07.042\tpage → documentForm\tdraft.submitted\t{"values":"sealed"}\tsavingDraft',
        '09:05:07.042\tsaveDraft → documentForm\txstate.done.actor.saveDraft\t{"output":{"ok":true,"value":{"documentId":"string(3)","version":"string(2)"}}}\tclosed',
      ].join('\n'),
    )
  })

  it('says of an event that changes nothing that it led nowhere', () => {
    const { watch, actor } = openForm()
    actor.start()
    actor.send({ type: 'leave.confirmed' })
    expect(watch.view().log.at(-1)).toMatchObject({ event: 'leave.confirmed', transitions: [], resting: ['creating'] })
  })

  it('is emptied and stands still when asked, while the flows are followed', () => {
    const { watch, actor } = openForm()
    actor.start()
    watch.clear()
    expect(watch.view().log).toEqual([])
    watch.setPaused(true)
    actor.send({ type: 'draft.submitted', values: submitted })
    expect(watch.view().log).toEqual([])
    expect(machines(watch)).toEqual([['documentForm', 'active', 'savingDraft']])
    watch.setPaused(false)
    actor.stop()
    expect(watch.view().log).toHaveLength(1)
  })

  it('keeps the last 400 events', () => {
    const { watch, actor } = openForm()
    actor.start()
    for (const _ of Array.from({ length: 450 })) actor.send({ type: 'leave.dismissed' })
    expect(watch.view().log).toHaveLength(400)
  })

  it('is reported to listeners once for all that happens at one time, and after it', async () => {
    const { watch, actor } = openForm()
    let notified = 0
    const forget = watch.subscribe(() => notified++)
    actor.start()
    actor.send({ type: 'draft.submitted', values: submitted })
    expect(notified).toBe(0)
    await Promise.resolve()
    expect(notified).toBe(1)
    forget()
    watch.clear()
    await Promise.resolve()
    expect(notified).toBe(1)
  })
})
