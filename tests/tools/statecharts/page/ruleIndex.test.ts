import { describe, expect, it } from 'vitest'
import type { Rule } from '../../../../tools/statecharts/page/facts/facts.ts'
import { lastResultOf, ruleIndexOf } from '../../../../tools/statecharts/page/logic/ruleIndex.ts'
import type { RuleTest } from '../../../../tools/requirements/ruleTests.ts'
import { doorFacts, pulled, pushedLocked, pushedOpen, pushedWide } from './door.ts'

const said = (en: string): Rule['rule'] => ({ en, vi: en, ko: en })
const rule = (id: string, area: Rule['area'], isSuspect = false): Rule => ({
  id,
  document: '000',
  area,
  kind: 'order',
  rule: said('A door opens.'),
  place: said('000 §4'),
  isSuspect,
})
const ran = (title: string, last: RuleTest['last']): RuleTest => ({ file: 'tests/door.test.ts', title, last })

const index = ruleIndexOf({
  flows: [doorFacts],
  rules: [
    rule('000-1-01', 'form'),
    rule('000-4-01', 'form', true),
    rule('000-4-02', 'form'),
    rule('000-4-03', 'form'),
    rule('000-4-04', 'signing'),
    rule('000-9-01', 'sales'),
  ],
  tests: { '000-4-02': [ran('opens', 'passed'), ran('opens twice', 'failed')], '000-4-04': [ran('locks', 'notRun')] },
})
const links = (id: string) => index.rules.find((each) => each.id === id)

describe('requirements both ways', () => {
  it('lead from a rule to its states, transitions, paths and tests', () => {
    expect(links('000-4-01')?.parts).toEqual([{ flow: 'door', kind: 'state', id: 'closed' }])
    expect(links('000-4-02')).toMatchObject({
      parts: [{ flow: 'door', kind: 'transition', id: pushedOpen }],
      paths: ['door-1', 'door-2'],
    })
    expect(links('000-4-02')?.tests.map(({ title }) => title)).toEqual(['opens', 'opens twice'])
  })

  it('count every path for a rule of the whole flow', () =>
    expect(links('000-1-01')?.paths).toEqual(['door-1', 'door-2']))

  it('list rules that nothing stands for, of areas that are built', () => {
    expect(index.untested.map(({ id }) => id)).toEqual(['000-4-03'])
  })

  it('list states and transitions that name no rule', () => {
    expect(index.ruleless.map(({ id }) => id)).toEqual([
      'open',
      'open.ajar',
      'open.wide',
      pushedLocked,
      pulled,
      pushedWide,
    ])
  })

  it('mark what is suspect', () => expect(index.suspects.map(({ id }) => id)).toEqual(['000-4-01']))

  it('show the worst of the last results', () => {
    expect(lastResultOf({ tests: [ran('a', 'passed'), ran('b', 'failed'), ran('c', 'notRun')] })).toBe('failed')
    expect(lastResultOf({ tests: [ran('a', 'passed'), ran('c', 'notRun')] })).toBe('notRun')
    expect(lastResultOf({ tests: [ran('a', 'passed')] })).toBe('passed')
    expect(lastResultOf({ tests: [] })).toBeNull()
  })
})
