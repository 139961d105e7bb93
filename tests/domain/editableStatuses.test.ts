import { expect, it } from 'vitest'
import { authorityMeanings, authorityStatuses } from '../../src/domain/declaration/status.ts'
import { editableStatuses } from '../../src/domain/documents/status.ts'

it('documents may be written as drafts and once they are turned down, not while they wait or are accepted', () => {
  expect(editableStatuses(authorityMeanings, authorityStatuses)).toEqual(['draft', 'rejected', 'refused', 'lapsed'])
})
