import { describe, expect, it } from 'vitest'
import { flow } from '../../../../walks/flows/tokenSigning.ts'
import { redacted } from '../../../../tools/statecharts/page/logic/redacted.ts'
import { replayed, simulate } from '../../../../tools/statecharts/page/logic/simulation.ts'

const stimulus = (name: string) => {
  const found = flow.stimuli.find((each) => each.name === name)
  if (found === undefined) throw new Error(`nothing is called '${name}'`)
  return found
}
const after = (...names: readonly string[]) => simulate(flow, 'an XML to sign', names.map(stimulus))

describe('a flow that is stepped by hand', () => {
  it('stands where what happened has led, and shows the transitions of the last step', () => {
    const { states, taken, isDone } = after('askPermission: granted', 'readToken: token.removed')
    expect(states).toEqual(['tokenRemoved'])
    expect(taken).toEqual([
      'tokenSigning.readingToken: xstate.done.actor.readToken 3 -> findingCause',
      'tokenSigning.findingCause: always 12 -> tokenRemoved',
    ])
    expect(isDone).toBe(false)
  })

  it('offers what can happen there, and nothing after the end', () => {
    expect(after('askPermission: granted', 'readToken: token.removed').possible.map(({ name }) => name)).toEqual([
      'signing.retried: retried',
      'dialog.dismissed: dismissed',
    ])
    expect(after('dialog.dismissed: dismissed')).toMatchObject({ states: ['givenUp'], possible: [], isDone: true })
  })

  it('shows of what it keeps only words of the product', () => {
    const { context } = after('askPermission: granted', 'readToken: certificate.expired')
    expect(context).toEqual({
      reqKey: '•••',
      sellerTaxCode: '•••',
      token: null,
      result: 'givenUp',
      failure: { code: 'certificate.expired', notAfter: '•••' },
    })
  })
})

describe('what is shown of a value', () => {
  it.each(['12345678', 'Nguyễn Thị Lan', 'lan@example.vn', 'VNPT-CA', '2026-01-01', 'aZ9'])('hides %s', (text) =>
    expect(redacted({ list: [text] })).toEqual({ list: ['•••'] }),
  )

  it('keeps codes, numbers and truth values', () => {
    const plain = { code: 'token.removed', left: 2, isDone: true, none: null, empty: '', start: { from: 'form' } }
    expect(redacted(plain)).toEqual(plain)
  })
})

describe('a run that is taken up again', () => {
  it('goes as far as the chart follows it', () => {
    const kept = replayed(flow, 'an XML to sign', [
      'askPermission: granted',
      'gone: long ago',
      'dialog.dismissed: dismissed',
    ])
    expect(kept.happened.map(({ name }) => name)).toEqual(['askPermission: granted'])
    expect(kept.lost).toEqual(['gone: long ago', 'dialog.dismissed: dismissed'])
  })

  it('begins as the flow does where its start is gone', () =>
    expect(replayed(flow, 'a letter', ['askPermission: granted'])).toEqual({
      start: Object.keys(flow.starts)[0],
      happened: [],
      lost: ['askPermission: granted'],
    }))
})
