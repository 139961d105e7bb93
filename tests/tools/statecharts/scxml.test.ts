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
        asking: { invoke: { id: 'ask', src: 'askNobody', onDone: 'told', onError: 'told' } },
        told: { type: 'final' },
      },
    },
    other: {
      initial: 'asking',
      states: {
        asking: {
          invoke: { id: 'ask', src: 'askNobody', onDone: 'told' },
          after: { short: { guard: 'isOpen', target: 'told' }, long: 'told' },
        },
        told: {},
      },
    },
  },
})

describe.each<{ readonly id: string; readonly chart: Chart }>([
  ...flows,
  { id: 'a flow that asks twice and waits', chart: chartOf(twice) },
])('$id as SCXML', ({ chart }) => {
  const text = scxmlOf(chart)

  it('reads back as the same chart', () => {
    expect(chartFromScxml(text)).toEqual(chart)
  })

  it('is read from older commits too, where actors stood in src', () => {
    expect(chartFromScxml(text.replaceAll(/ srcexpr="'(\w+)'"/g, ' src="$1"'))).toEqual(chart)
  })

  it('keeps the schema, and each reference leads to an id', () => {
    validate(text)
    const ids = new Set(attributes(text, 'id'))
    for (const name of ['initial', 'target', 'sendid'])
      expect(attributes(text, name).filter((id) => !ids.has(id))).toEqual([])
  })

  it('says what it hears so that no transition hears what is meant for another', () => {
    const heard = [...new Set(attributes(text, 'event'))]
    for (const event of heard) expect(heard.filter((other) => other.startsWith(`${event}.`))).toEqual([])
  })

  it('looks for no file behind the name of an actor', () => {
    expect(attributes(text, 'src')).toEqual([])
    expect(attributes(text, 'srcexpr')).toEqual(
      chart.states.flatMap(({ invokes }) => invokes.map(({ actor }) => `'${actor}'`)),
    )
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
    expect(chartFromScxml(text.replace(/cond="\w+"/, 'cond="isNever"'))).not.toEqual(first.chart)
  })

  it.each([
    [
      'an id that stands twice',
      'xs:ID',
      text.replace('</scxml>', `<state id="${first.chart.states[1]?.id}"/></scxml>`),
    ],
    ['an attribute that SCXML does not have', "'colour'", text.replace('<transition ', '<transition colour="red" ')],
    ['an event that no one can send', "'a b!'", text.replace(/<transition event="[^"]+"/, '<transition event="a b!"')],
  ])('breaks the schema by %s', (_, complaint, broken) => {
    expect(broken).not.toBe(text)
    expect(() => validate(broken)).toThrow(complaint)
  })
})
