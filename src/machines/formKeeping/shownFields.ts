import type { ShownFields } from '../shownFields.ts'
import type { FormRead, Next, NotKept, OfferFailure } from './setup.ts'

export const shownFields = {
  codes: {
    next: ['rest', 'again', 'atOnce', 'last', 'leave', 'save', 'end'] satisfies readonly Next[],
    notKept: ['elsewhere', 'tooMany', 'yet'] satisfies readonly NotKept[],
    says: ['nothingToKeep', 'nothingUnsaved', 'tooMuch', 'changes'] satisfies readonly FormRead['says'][],
    step: ['continue', 'discard'] satisfies readonly OfferFailure['step'][],
  },
  opened: ['discarded', 'failure'],
} satisfies ShownFields
