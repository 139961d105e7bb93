import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { render } from 'state-machine-cat'
import { afterAll, describe, expect, it } from 'vitest'
import { fromPromise, setup } from 'xstate'
import { chartOf, type Chart } from '../../../tools/charts/chart.ts'
import { readFlows } from '../../../tools/charts/flows.ts'
import { chartFromScxml } from '../../../tools/statecharts/formats/scxml/read.ts'
import { scxmlOf } from '../../../tools/statecharts/formats/scxml/write.ts'
import { probes } from './engine/probes.ts'

const flows = await readFlows(fileURLToPath(new URL('../../..', import.meta.url)))

const schemaDocument = XmlDocument.fromString(readFileSync(new URL('./scxml.xsd', import.meta.url), 'utf8'))
const schema = XsdValidator.fromDoc(schemaDocument)
afterAll(() => {
  schema.dispose()
  schemaDocument.dispose()
})

/** Throws where a file breaks the schema. */
const validate = (text: string) => {
  using document = XmlDocument.fromString(text)
  schema.validate(document)
}
const attributes = (text: string, name: string) =>
  [...text.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].flatMap(([, value = '']) => value.split(' '))

const twice = setup({
  actors: { askNobody: fromPromise(() => Promise.resolve(null)) },
  guards: { isOpen: () => true },
  delays: { short: 40, long: () => 900 },
}).createMachine({
  id: 'twice',
  type: 'parallel',
  states: {
    one: {
      initial: 'asking',
      states: {
        asking: { invoke: { id: 'ask', src: 'askNobody', onDone: 'answered', onError: 'answered' } },
        answered: { type: 'final' },
      },
    },
    other: {
      initial: 'asking',
      states: {
        asking: {
          invoke: { id: 'ask', src: 'askNobody', onDone: 'answered' },
          after: { short: { guard: 'isOpen', target: 'answered' }, long: 'answered' },
        },
        answered: {},
      },
    },
  },
})

const named = setup({}).createMachine({
  id: 'door',
  initial: 'door',
  states: {
    door: { on: { closed: 'regions' } },
    regions: { type: 'parallel', on: { in: '.a' }, states: { a: {}, b: {} } },
  },
})

describe.each<{ readonly id: string; readonly chart: Chart }>([
  ...flows,
  { id: 'a flow that asks twice and waits', chart: chartOf(twice) },
  { id: 'a flow with a state of its own name', chart: chartOf(named) },
  ...probes.map((machine) => ({ id: `the probe ${machine.id}`, chart: chartOf(machine) })),
])('$id as SCXML', ({ chart }) => {
  const text = scxmlOf(chart)

  it('reads back as the same chart', () => {
    expect(chartFromScxml(text)).toEqual(chart)
  })

  it('keeps the schema, and each reference leads to an id', () => {
    validate(text)
    const ids = new Set(attributes(text, 'id'))
    for (const name of ['initial', 'target', 'sendid'])
      expect(attributes(text, name).filter((id) => !ids.has(id))).toEqual([])
  })

  it('has nothing that an engine would have to run: no actor, no foreign element', () => {
    expect(text).not.toMatch(/<invoke|<own:/)
    expect(attributes(text, 'own:invokes').length > 0).toBe(chart.states.some(({ invokes }) => invokes.length > 0))
  })

  it('has a variable with a value for each condition and each delay', () => {
    const values = [...text.matchAll(/<data id="([^"]+)" expr="([^"]+)"/g)]
    const conditions = new Set(
      chart.transitions.flatMap(({ guard }) => (guard === null ? [] : [JSON.stringify(guard)])),
    )
    expect(values.filter(([, , value]) => value === 'false')).toHaveLength(
      new Set([...conditions].map((guard) => guard.replace(/,"computed":.*/, ''))).size,
    )
    for (const [, , value = ''] of values) expect(value).toMatch(/^(?:false|'[1-9]\d*ms')$/)
    for (const name of attributes(text, 'delayexpr')) expect(values.map(([, id]) => id)).toContain(name)
  })

  it('is understood by another reader', async () => {
    const ast = await render(text, { inputType: 'scxml', outputType: 'smcat' })
    for (const { id } of chart.states) expect(ast).toContain(id === '' ? chart.id : id)
  })
})

describe('the end of a chart', () => {
  const lamp = (end: 'final' | 'atomic') =>
    scxmlOf(
      chartOf(
        setup({}).createMachine({
          id: 'lamp',
          initial: 'lit',
          states: { lit: { on: { broke: 'dark' } }, dark: { type: end } },
        }),
      ),
    )

  it('is the end of the file', () => {
    expect(lamp('final')).toContain('<transition event="done.state.lamp" target="lamp.ended"/>')
    expect(lamp('final')).toContain('\n  <final id="lamp.ended"/>\n</scxml>')
  })

  it('is none where the chart goes on for ever', () => {
    expect(lamp('atomic')).not.toContain('lamp.ended')
  })
})

describe('SCXML that says something else', () => {
  const [first] = flows
  if (first === undefined) throw new Error('no flow')
  const text = scxmlOf(first.chart)

  it('is read as another chart', () => {
    expect(chartFromScxml(text.replace(/own:guard="[^"]+"/, 'own:guard="&quot;isNever&quot;"'))).not.toEqual(
      first.chart,
    )
  })

  it.each([
    [
      'an id that stands twice',
      'xs:ID',
      text.replace('</scxml>', `<state id="${first.chart.states[1]?.id}"/></scxml>`),
    ],
    ['an attribute that SCXML does not have', "'colour'", text.replace('<transition ', '<transition colour="red" ')],
    [
      'a foreign element in a transition',
      'action',
      text.replace(/(<transition [^>]*)\/>/, '$1><own:action/></transition>'),
    ],
    ['an event that no one can send', "'a b!'", text.replace(/<transition event="[^"]+"/, '<transition event="a b!"')],
  ])('breaks the schema by %s', (_, complaint, broken) => {
    expect(broken).not.toBe(text)
    expect(() => validate(broken)).toThrow(complaint)
  })
})
