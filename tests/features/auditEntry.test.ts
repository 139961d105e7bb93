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

it('shows what no area names as it was written', () => {
  expect(read('other.done', { key: 'a b' })).toEqual({ action: 'other.done', record: 'r-1', details: ['key: a b'] })
  expect(entryText(i18n, [texts], { ...entry('user.changed', {}), detail: 'no JSON' })).toMatchObject({
    record: '–',
    details: [],
  })
})
