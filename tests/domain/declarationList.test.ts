import { describe, expect, it } from 'vitest'
import { sentAtOnce, whyNotDelete, whyNotSend, whyNotSendSeveral } from '../../src/domain/documents/listRules.ts'
import {
  hasAuthorityMessage,
  isDraft,
  isInProgress,
  isTurnedDown,
  readStatus,
  shownStatus,
} from '../../src/domain/declaration/status.ts'

const rows = (...codes: string[]) => codes.map((code) => ({ isDraft: isDraft(code), isCorrected: false }))

describe('status of the tax authority', () => {
  it.each([
    ['draft', 'draft', 'draft'],
    ['sent', 'sent', 'inProgress'],
    ['received', 'received', 'inProgress'],
    ['rejected', 'rejected', 'rejected'],
    ['accepted', 'accepted', 'accepted'],
    ['refused', 'refused', 'refused'],
    ['lapsed', 'lapsed', 'lapsed'],
    ['3', 'sent', 'inProgress'],
    ['4', 'rejected', 'rejected'],
    ['5', 'accepted', 'accepted'],
    ['', 'none', 'none'],
    ['6', 'none', 'none'],
    ['Draft', 'none', 'none'],
    ['toString', 'none', 'none'],
    ['__proto__', 'none', 'none'],
  ])('reads %s as %s and shows %s [000-4-01 000-4-02 000-4-03 002-4.1-01]', (code, status, shown) => {
    expect(readStatus(code)).toBe(status)
    expect(shownStatus(code)).toBe(shown)
  })

  const codes = ['draft', 'sent', 'received', 'rejected', 'accepted', 'refused', 'lapsed', '3', '4', '5', 'other']

  it("shows the authority's message in all but drafts and accepted ones [000-2-05]", () => {
    expect(codes.filter(hasAuthorityMessage)).toEqual([
      'sent',
      'received',
      'rejected',
      'refused',
      'lapsed',
      '3',
      '4',
      'other',
    ])
  })
  it('knows drafts, those under way and those turned down', () => {
    expect(codes.filter(isDraft)).toEqual(['draft'])
    expect(codes.filter(isInProgress)).toEqual(['sent', 'received', '3'])
    expect(codes.filter(isTurnedDown)).toEqual(['rejected', 'refused', 'lapsed', '4'])
  })
})

describe('delete [000-4-04 002-4.1-06]', () => {
  it('takes any number of drafts', () => {
    expect(whyNotDelete(rows('draft'), true)).toBeNull()
    expect(whyNotDelete(rows('draft', 'draft'), true)).toBeNull()
  })
  it('says why it is not possible', () => {
    expect(whyNotDelete([], true)).toBe('nothingSelected')
    expect(whyNotDelete(rows('draft', 'rejected'), true)).toBe('notOnlyDrafts')
    expect(whyNotDelete(rows('draft'), false)).toBe('noPermission')
  })
})

describe('send [000-4-05 002-4.1-07]', () => {
  it('takes one draft', () => {
    expect(whyNotSend(rows('draft'), true, false)).toBeNull()
  })
  it('takes one that was turned down and is corrected', () => {
    const corrected = { isDraft: false, isCorrected: true }
    expect(whyNotSend([corrected], true, false)).toBeNull()
    expect(whyNotSend([corrected, corrected], true, false)).toBe('notExactlyOne')
    expect(whyNotSend([corrected], false, false)).toBe('noPermission')
    expect(whyNotDelete([corrected], true)).toBe('notOnlyDrafts')
  })
  it('says why it is not possible', () => {
    expect(whyNotSend([], true, false)).toBe('notExactlyOne')
    expect(whyNotSend(rows('draft', 'draft'), true, false)).toBe('notExactlyOne')
    expect(whyNotSend(rows('rejected'), true, false)).toBe('notDraft')
    expect(whyNotSend(rows('draft'), false, false)).toBe('noPermission')
    expect(whyNotSend(rows('draft'), true, true)).toBe('alreadySending')
  })
})

describe('sending several', () => {
  const corrected = { isDraft: false, isCorrected: true }
  it('takes all where one of them can be sent', () => {
    expect(whyNotSendSeveral(rows('draft', 'draft'), true, false)).toBeNull()
    expect(whyNotSendSeveral(rows('accepted', 'draft'), true, false)).toBeNull()
    expect(whyNotSendSeveral([...rows('accepted'), corrected], true, false)).toBeNull()
    expect(
      whyNotSendSeveral(
        Array.from({ length: sentAtOnce }, () => corrected),
        true,
        false,
      ),
    ).toBeNull()
  })
  it('says why it is not possible', () => {
    expect(whyNotSendSeveral(rows('accepted', 'sent'), true, false)).toBe('notDraft')
    expect(whyNotSendSeveral(rows('draft', 'draft'), false, false)).toBe('noPermission')
    expect(whyNotSendSeveral(rows('draft', 'draft'), true, true)).toBe('alreadySending')
    const tooMany = Array.from({ length: sentAtOnce + 1 }, () => corrected)
    expect(whyNotSendSeveral(tooMany, true, false)).toBe('tooManyToSend')
  })
})
