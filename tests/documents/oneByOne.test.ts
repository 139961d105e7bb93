import { expect, it, vi } from 'vitest'
import { sendAction } from '../../src/documents/list/sendAction.ts'

const draft = { isDraft: true, isCorrected: false }
const one = { isSending: false, startWith: vi.fn<() => void>() }

it('sends one selected document of a kind that is not sent in one go, and no several', () => {
  const documentOf = (row: typeof draft) => row
  const several = { isSending: false, start: vi.fn<() => void>() }
  expect(sendAction([draft, draft], documentOf, true, { one, several: null })).toMatchObject({
    sendReason: 'notExactlyOne',
    send: undefined,
  })
  sendAction([draft], documentOf, true, { one, several: null }).send?.()
  expect(one.startWith).toHaveBeenCalledWith(draft)
  sendAction([draft, draft], documentOf, true, { one, several }).send?.()
  expect(several.start).toHaveBeenCalledTimes(1)
})
