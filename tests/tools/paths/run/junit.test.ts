import { XmlDocument } from 'libxml2-wasm'
import { describe, expect, it } from 'vitest'
import { junitOf } from '../../../../tools/paths/run/junit.ts'
import { reportOf, type Files } from '../../../../tools/paths/run/storyboard.ts'
import { longPath, walkOf } from './madeWalks.ts'

const one = longPath()
const files: Files = { has: () => true, traceOf: (id, again) => `traces/${id}${again ? '-again' : ''}.zip` }
const failed = walkOf(one, { at: 2, message: 'expected <b> & "c"\u001B[31m\uFFFE\nthere' })
const passed = reportOf(one, { kind: 'passed', first: walkOf(one, null) }, null, files)
const flaky = reportOf(one, { kind: 'nondeterministic', first: failed, again: walkOf(one, null) }, 7, files)
const starved = reportOf(one, { kind: 'overloaded', first: failed, again: walkOf(one, null) }, null, files)
const broken = reportOf(one, { kind: 'failed', first: failed, again: failed }, null, files)

describe('what is reported of a path', () => {
  it('has a row per rest, with its picture, and one for the failure', () => {
    expect(passed.first.steps).toHaveLength(one.path.steps.length + 1)
    expect(passed.first.steps.every(({ picture, failed: isFailed }) => picture !== null && !isFailed)).toBe(true)
    expect(broken.first.steps.map((step) => step.failed)).toEqual([false, false, true])
    expect(broken.first.steps[2]?.picture).toBe(`pictures/${one.path.id}-failed.jpg`)
    expect(broken.again?.trace).toBe(`traces/${one.path.id}-again.zip`)
  })

  it('says how to walk it again', () => {
    expect(passed.command).toBe(`npm run paths -- --run tokenSigning --path ${one.path.id}`)
    expect(flaky.command).toBe(`${passed.command} --seed 7`)
  })
})

describe('the JUnit report', () => {
  const xml = junitOf([passed, flaky, broken])

  it('counts by machine and distinguishes a failure from what is not the same twice', () => {
    expect(xml).toContain('<testsuite name="tokenSigning" tests="3" failures="2" errors="0" skipped="0" time="4.500">')
    expect(xml.match(/<failure type="\w+"/g)).toEqual(['<failure type="nondeterminism"', '<failure type="failure"'])
  })

  it('says where the machine was too busy, which says nothing of the product', () => {
    const busy = junitOf([starved])
    expect(busy).toContain('<failure type="overload" message="The machine was too busy for the walk')
  })

  it('is well-formed whatever a message says, and attaches both traces', () => {
    using document = XmlDocument.fromString(xml)
    const failure = document.get('//failure')
    expect(failure?.content).toContain('expected <b> & "c"[31m\nthere')
    expect(document.get('//testcase[3]/failure/@message')?.content).toBe('expected <b> & "c"[31m')
    expect(xml).toContain(`[[ATTACHMENT|traces/${one.path.id}.zip]]\n[[ATTACHMENT|traces/${one.path.id}-again.zip]]`)
    expect(xml).toContain(`Repeat: ${broken.command}`)
  })
})
