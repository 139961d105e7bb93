import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readFlows } from '../../../tools/charts/flows.ts'
import { spaced, textsOf, titled } from '../../../tools/charts/translation/texts.ts'
import { inEnglish, type Translate } from '../../../tools/charts/translation/translate.ts'
import { chartTextsOf } from '../../../tools/charts/translation/chartTexts.ts'

const flows = await readFlows(fileURLToPath(new URL('../../..', import.meta.url)))

const known = (wanted: string) => {
  const found = flows.find(({ id }) => id === wanted)
  if (found === undefined) throw new Error(`no flow '${wanted}'`)
  return found
}
const { chart, descriptions, flow } = known('tokenSigning')
const stimulus = (name: string) => flow.stimuli.find((one) => one.name === name)
const stepsIn = (translate: Translate) => (name: string) => {
  const found = stimulus(name)
  return found === undefined ? null : chartTextsOf(translate, descriptions, flow.stimuli).step(found)
}

describe('names read aloud', () => {
  it('are spelt with spaces, abbreviations in capitals', () => {
    expect(spaced('needsNewSignature')).toBe('needs new signature')
    expect(spaced('pin.wrong, attempts unknown')).toBe('PIN wrong, attempts unknown')
    expect(titled('generatingXml')).toBe('Generating XML')
  })
})

describe('a step of a path', () => {
  it('says who does what', () => {
    const step = stepsIn(inEnglish)
    expect(step('signing.retried: retried')).toBe('The user tries to sign again')
    expect(step('signDocument: token.removed')).toBe('The agent, asked to sign, answers: token removed')
    expect(step('readToken: throws')).toBe('The agent, asked for the token, answers: a fault that nobody foresaw')
  })

  it("reads in the reader's language, part by part", () => {
    const step = stepsIn((kind, text) => `<${kind} ${text}>`)
    expect(step('signDocument: pin.locked')).toBe('<actor The agent, asked to sign, answers>: <case PIN locked>')
  })
})

describe('the texts of a chart', () => {
  it('are all that its text asks for', () => {
    for (const one of flows) {
      const texts = new Set(textsOf(one.chart, one.descriptions, one.flow).map(({ kind, text }) => `${kind}: ${text}`))
      const asked: string[] = []
      const chartTexts = chartTextsOf(
        (kind, text) => (asked.push(`${kind}: ${text}`), text),
        one.descriptions,
        one.flow.stimuli,
      )
      for (const each of one.flow.stimuli) chartTexts.step(each)
      for (const { name } of one.chart.states) chartTexts.state(name)
      for (const start of Object.keys(one.flow.starts)) chartTexts.start(start)
      for (const { guard, actions } of one.chart.transitions) {
        if (guard !== null) chartTexts.guard(guard)
        for (const { name } of actions) chartTexts.action(name)
      }
      expect(asked.filter((text) => !texts.has(text))).toEqual([])
      expect(asked.length).toBeGreaterThan(0)
    }
  })

  it('stand once each', () => {
    const texts = textsOf(chart, descriptions, flow).map(({ kind, text }) => `${kind}: ${text}`)
    expect(texts).toHaveLength(new Set(texts).size)
  })
})
