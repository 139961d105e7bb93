import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import type { AuditTexts } from '../../src/area/auditTexts.ts'
import { entryText } from '../../src/features/audit/entryText.ts'

const named = (id: string) => ({ id, message: id })
const texts: AuditTexts = {
  actions: { 'user.changed': named('Changed a user') },
  fields: {
    role: { label: named('Role'), codes: { 1: named('Administrator'), 2: named('User') } },
    mobile: { label: named('Mobile') },
    picture: { label: named('Picture'), isWithoutValue: true },
    to_date: { label: named('Valid until'), isDate: true },
    content: null,
  },
  recordName: ({ detail: { name = '' } }) => name,
}
const entry = (action: string, detail: object) => ({
  id: '1',
  at: '',
  person: 'An',
  user_id: '',
  action,
  record: 'r-1',
  detail: JSON.stringify(detail),
})
const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const read = (action: string, detail: object) => entryText(i18n, [texts], entry(action, detail))

it('names action, record, fields and codes by the texts of the area that wrote the entry', () => {
  const detail = {
    'role.before': '2',
    'role.after': '1',
    'mobile.before': '',
    'mobile.after': '0901234567',
    'picture.before': '/a.png',
    'picture.after': '/b.png',
    content: 'digest',
    name: 'Lan',
    total: 3,
  }
  expect(read('user.changed', detail)).toEqual({
    action: 'Changed a user',
    record: 'Lan',
    details: ['Role: User → Administrator', 'Mobile: – → 0901234567', 'Picture', 'name: Lan', 'total: 3'],
  })
})

it('shows days and moments as everywhere, whichever of them stand there', () => {
  const detail = {
    'to_date.before': '2026-11-20T16:59:59',
    'to_date.after': '2029-11-20',
    other: '2026-11-20',
  }
  expect(read('user.changed', detail).details).toEqual([
    'Valid until: 20/11/2026 16:59 → 20/11/2029',
    'other: 2026-11-20',
  ])
  expect(read('user.changed', { to_date: '' }).details).toEqual(['Valid until: –'])
})

it('shows what no area names as it was written', () => {
  expect(read('other.done', { key: 'a b' })).toEqual({ action: 'other.done', record: 'r-1', details: ['key: a b'] })
  expect(entryText(i18n, [texts], { ...entry('user.changed', {}), detail: 'no JSON' })).toMatchObject({
    record: '–',
    details: [],
  })
})
