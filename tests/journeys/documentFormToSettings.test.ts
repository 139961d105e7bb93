import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import {
  documentFormOutcomes as outcomes,
  formStarts,
  holdDocumentForm,
  submissions,
  submitted,
} from '../../walks/flows/documentForm.ts'
import { endChild } from '../../walks/model/actorEnd.ts'

const open = (start: keyof typeof formStarts) => {
  const { machine, effects } = holdDocumentForm()
  const actor = createActor(machine, { input: formStarts[start] })
  actor.start()
  return { actor, effects, state: () => actor.getSnapshot() }
}

const openForEditing = () => {
  const form = open('rejected document')
  form.actor.send({ type: 'edit.started' })
  return form
}

const opened = { creating: () => open('new document'), editing: openForEditing }

describe('a submission that leads to the settings before anything was saved [000-2-22]', () => {
  it.each(Object.entries(opened))(
    'asks about unsaved changes before a submission without a certificate leads to the settings: %s [000-2-22]',
    (_, start) => {
      const { actor, state } = start()
      actor.send({ type: 'generate.submitted', values: submitted, hasChanges: true })
      endChild(actor, 'documentSubmit', submissions.toSettings)
      expect(state().value).toBe('confirmingLeave')
      actor.send({ type: 'leave.confirmed' })
      expect(state().output).toMatchObject({ result: 'toSettings' })
    },
  )

  it('goes to the settings at once where nothing was changed [000-2-22]', () => {
    const { actor, state } = open('draft')
    actor.send({ type: 'generate.submitted', values: submitted, hasChanges: false })
    endChild(actor, 'documentSubmit', submissions.toSettings)
    expect(state().output).toMatchObject({ result: 'toSettings' })
  })
})

describe('a submission that leads to the settings after the server has saved the fields [000-2-22]', () => {
  const endSaved = ({ actor }: Pick<ReturnType<typeof open>, 'actor'>, hasChanges: boolean) => {
    actor.send({ type: 'generate.submitted', values: submitted, hasChanges })
    endChild(actor, 'documentSubmit', outcomes.documentSubmit['toSettings, saved on the way'])
  }

  it('asks nothing, says that they are saved and names the draft', () => {
    const flow = opened.creating()
    endSaved(flow, true)
    expect(flow.state().output).toMatchObject({ result: 'toSettings', documentId: 'd-8' })
    expect(flow.effects).toEqual(['announceSaved'])
  })

  it('says nothing of a draft that was only viewed', () => {
    const flow = open('draft')
    endSaved(flow, false)
    expect(flow.state().output).toMatchObject({ result: 'toSettings' })
    expect(flow.effects).toEqual([])
  })
})
