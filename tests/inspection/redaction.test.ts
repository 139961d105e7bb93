import { describe, expect, it } from 'vitest'
import { redacted } from '../../development/liveView/redaction.ts'

const id = '01980f5e-8e7a-7abc-8def-0123456789ab'

describe('what may be shown', () => {
  it('is ids, codes, counts, booleans and words of the list, in the events and contexts of a flow', () => {
    expect(
      redacted({
        documentId: id,
        hasChanges: true,
        failure: { code: 'pin.wrong', attemptsLeft: 2 },
        stage: 'draft',
        user: null,
      }),
    ).toEqual({
      documentId: id,
      hasChanges: true,
      failure: { code: 'pin.wrong', attemptsLeft: 2 },
      stage: 'draft',
      user: null,
    })
    expect(
      redacted({ output: { ok: false, failure: { code: 'server.refused', status: 409, reason: 'version.changed' } } }),
    ).toEqual({
      output: { ok: false, failure: { code: 'server.refused', status: 409, reason: 'version.changed' } },
    })
  })

  it('is the type of everything else', () => {
    expect(
      redacted({
        pin: '73904826',
        values: { seller_name: 'Hoàng Yến', address: 'Hà Nội' },
        problems: ['a', 'b'],
        error: new Error('Hoàng Yến'),
        message: () => 1,
        notAfter: new Date(0),
        token: new Map([['a', 1]]),
        failure: { code: 'unexpected', detail: 'Error: Hoàng Yến' },
        hostname: undefined,
        exp: 5,
      }),
    ).toEqual({
      'field 1': 'string(8)',
      values: 'object(2)',
      problems: 'array(2)',
      error: 'error',
      message: 'function',
      notAfter: 'object(0)',
      token: 'object(0)',
      failure: { code: 'unexpected', detail: 'string(16)' },
      hostname: 'undefined',
      exp: 'number',
    })
  })

  it('is never a value that its field may not have', () => {
    expect(
      redacted({
        code: '73904826',
        documentId: 'Hoàng Yến',
        status: 73_904_826,
        attemptsLeft: 7390,
        result: 'matkhau',
        mode: '<TKhai/>',
      }),
    ).toEqual({
      code: 'string(8)',
      documentId: 'string(9)',
      status: 'number',
      attemptsLeft: 'number',
      result: 'string(7)',
      mode: 'string(8)',
    })
  })

  it('is no key that a person could have typed', () => {
    expect(redacted({ 'Hoàng Yến': 1, matkhau: true, ok: true, user: { hoangyen: null } })).toEqual({
      'field 1': 'number',
      'field 2': 'boolean',
      ok: true,
      user: { 'field 1': 'null' },
    })
  })

  it('is nothing of what is no plain object', () => {
    expect([
      redacted('73904826'),
      redacted(['Hoàng Yến']),
      redacted(new Map([['pin', '73904826']])),
      redacted(undefined),
    ]).toEqual([{}, {}, {}, {}])
  })
})
