import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  confirmationStanding,
  confirmationTime,
  confirmUntil,
  needsConfirmation,
  urgentTime,
} from '../../src/domain/declaration/confirmation.ts'
import { eDocument } from '../../src/domain/declaration/forms/eDocument.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'

const sentAt = new Date('2026-11-20T01:00:00Z')

describe('the confirmation of a sent declaration (decision 0368)', () => {
  it.each([
    [eInvoice, '2.1.0', true],
    [eInvoice, '2.0.1', false],
    // A version that is not written has the layout of the oldest.
    [eInvoice, '9.9.9', false],
    [eDocument, '2.1.0', false],
  ])('is needed where the XML names the representative', (form, version, isNeeded) => {
    expect(needsConfirmation(form, version)).toBe(isNeeded)
    expect(confirmUntil(form, version, sentAt)).toBe(isNeeded ? '2026-11-21T01:00:00.000Z' : '')
  })

  it('is not waited for without an end', () => {
    expect(confirmationStanding('', sentAt.getTime())).toBeNull()
    expect(confirmationStanding('soon', sentAt.getTime())).toBeNull()
  })

  it('is in time, then urgent, then over, and never anything else', () => {
    const until = confirmUntil(eInvoice, '2.1.0', sentAt)
    const end = sentAt.getTime() + confirmationTime
    fc.assert(
      fc.property(fc.integer({ min: -confirmationTime, max: confirmationTime }), (left) => {
        const expected = left <= 0 ? 'over' : left <= urgentTime ? 'urgent' : 'inTime'
        expect(confirmationStanding(until, end - left)).toBe(expected)
      }),
      { examples: [[0], [1], [urgentTime], [urgentTime + 1]] },
    )
  })
})
