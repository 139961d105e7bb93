import { page } from 'vitest/browser'
import { seesNo } from '../browser/assertions.ts'
import type { StateView } from '../browser/stateView.ts'

/** A flow that has ended, and its dialog with it. */
export const noDialog: StateView = {
  headings: [],
  open: [],
  closed: [],
  facts: [],
  assert: () => seesNo(page.getByRole('dialog')),
}
