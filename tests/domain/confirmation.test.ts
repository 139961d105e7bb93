import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { confirmationRule, needsConfirmation } from '../../src/domain/declaration/confirmation.ts'
import { confirmationTime, confirmUntil, explainUntil } from '../../src/domain/declaration/confirmationEnds.ts'
import { confirmationStanding } from '../../src/domain/declaration/confirmationStanding.ts'
import { eDocument } from '../../src/domain/declaration/forms/eDocument.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'

/** Friday, 8 o'clock in Vietnam. */
const friday = new Date('2026-11-20T01:00:00Z')

describe('the confirmation of a sent declaration (decisions 0368, 0489)', () => {
  it.each([
    [eInvoice, '2.1.1', 'nextWorkingDay', '', '2026-11-23T16:59:59.000Z'],
    [eInvoice, '2.1.0', 'within24Hours', '2026-11-21T01:00:00.000Z', ''],
    [eInvoice, '2.0.1', null, '', ''],
    // A version that is not written has the layout of the oldest.
    [eInvoice, '9.9.9', null, '', ''],
    [eDocument, '2.1.1', null, '', ''],
    [eDocument, '2.1.0', null, '', ''],
  ] as const)('of %o in %s goes by the rule of its version', (form, version, rule, onSending, onReceipt) => {
    expect(confirmationRule(form, version)).toBe(rule)
    expect(needsConfirmation(form, version)).toBe(rule !== null)
    expect(confirmUntil(form, version, 'sent', friday)).toBe(onSending)
    expect(confirmUntil(form, version, 'received', friday)).toBe(onReceipt)
  })

  it('is not waited for without an end', () => {
    expect(confirmationStanding('', friday.getTime())).toBeNull()
    expect(confirmationStanding('soon', friday.getTime())).toBeNull()
  })

  it.each([
    ['of 24 hours', confirmUntil(eInvoice, '2.1.0', 'sent', friday), 6],
    ['until the end of a day', confirmUntil(eInvoice, '2.1.1', 'received', friday), 16],
  ])('%s is in time, urgent in its last hours, then over', (_case, until, urgentHours) => {
    const urgent = urgentHours * 3_600_000
    const end = Date.parse(until)
    fc.assert(
      fc.property(fc.integer({ min: -confirmationTime, max: confirmationTime }), (left) => {
        const expected = left <= 0 ? 'over' : left <= urgent ? 'urgent' : 'inTime'
        expect(confirmationStanding(until, end - left)).toBe(expected)
      }),
      { examples: [[0], [1], [urgent], [urgent + 1]] },
    )
  })
})

describe('an explanation that the authority asks for (decision 0489)', () => {
  it('has three working days, without weekend and holiday', () => {
    // Monday, Wednesday and Thursday: 24 November is a holiday.
    expect(explainUntil(friday)).toBe('2026-11-26T16:59:59.000Z')
  })
})
