import { expect, it } from 'vitest'
import { chartFromScxml } from '../../../tools/statecharts/formats/scxml/read.ts'

/** A file as it was written before `own:format`. */
const older = (actor: string) => `<?xml version="1.0" encoding="UTF-8"?>
<scxml xmlns="http://www.w3.org/2005/07/scxml" xmlns:own="urn:tokhai:statechart" version="1.0" name="door" initial="door" datamodel="ecmascript">
  <datamodel>
    <data id="isLocked"/>
    <data id="patience" expr="'1500ms'"/>
    <data id="untilNight"/>
  </datamodel>
  <state id="door" initial="closed" own:description="A door.">
    <state id="closed" own:tags="shut" own:rules="000-4-01 000-4-02">
      <onentry>
        <own:action name="creak" params="{&quot;tone&quot;:&quot;low&quot;}"/>
        <send id="after.patience.closed" event="after.patience.closed" delayexpr="patience"/>
      </onentry>
      <onexit>
        <cancel sendid="after.patience.closed"/>
      </onexit>
      <invoke type="urn:tokhai:actor" id="closed.look" ${actor}/>
      <transition event="door.pushed" cond="isLocked" type="internal" own:id="door.closed: door.pushed 1 -> stays" own:params="{&quot;by&quot;:&quot;key&quot;}">
        <own:action name="creak"/>
      </transition>
      <transition event="door.pushed" target="closed" own:id="door.closed: door.pushed 2 -> closed"/>
      <transition event="done.invoke.closed.look" target="open" type="internal" own:id="door.closed: xstate.done.actor.look -> open"/>
      <transition event="after.patience.closed" target="open" type="internal" own:id="door.closed: xstate.after.patience.door.closed -> open"/>
    </state>
    <final id="open"/>
    <transition event="done.state.door" target="door.ended"/>
  </state>
  <final id="door.ended"/>
</scxml>`

it.each([`srcexpr="'lookOut'"`, 'src="lookOut"'])('SCXML of an older commit is read, with actors in %s', (actor) => {
  const { id, states, transitions } = chartFromScxml(older(actor))
  expect(id).toBe('door')
  expect(states).toMatchObject([
    { id: '', name: 'door', kind: 'compound', initial: 'closed', description: 'A door.' },
    {
      id: 'closed',
      parent: '',
      tags: ['shut'],
      rules: ['000-4-01', '000-4-02'],
      entry: [{ name: 'creak', params: { tone: 'low' } }],
      invokes: [{ id: 'look', actor: 'lookOut' }],
    },
    { id: 'open', kind: 'final' },
  ])
  expect(transitions).toMatchObject([
    {
      source: 'closed',
      targets: [],
      trigger: { kind: 'event', event: 'door.pushed' },
      branch: 0,
      branches: 2,
      guard: { name: 'isLocked', params: { by: 'key' } },
      actions: [{ name: 'creak', params: null }],
      reenters: false,
    },
    { targets: ['closed'], guard: null, reenters: true },
    { trigger: { kind: 'done', invoke: 'look', actor: 'lookOut' }, targets: ['open'] },
    { trigger: { kind: 'after', delay: 'patience', lasts: 1500 } },
  ])
})
