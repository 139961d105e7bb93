import { fromCallback, fromPromise, type EventObject } from 'xstate'
import type { ServerFailure } from '../../../src/domain/failure.ts'
import { succeed, type Result } from '../../../src/domain/result.ts'
import { documentForm } from '../../../src/machines/documentForm/documentForm.ts'
import type { DraftSaved, SaveInput } from '../../../src/machines/documentForm/setup.ts'
import { documentSubmit } from '../../../src/machines/documentSubmit/documentSubmit.ts'
import type {
  DraftRead,
  GenerateInput,
  SigningOption,
  SubmitFailure,
  WorkInput,
  XmlGenerated,
} from '../../../src/machines/documentSubmit/setup.ts'
import { documentsSubmit } from '../../../src/machines/documentsSubmit/documentsSubmit.ts'
import type {
  BulkXmlGenerated,
  CheckedDraft,
  DraftsChecked,
  DraftsInput,
} from '../../../src/machines/documentsSubmit/items.ts'
import type { WorksInput } from '../../../src/machines/documentsSubmit/works.ts'
import type { KindFacts } from '../../../src/machines/kinds.ts'
import type { VoucherActors } from './voucherActors.ts'

export const voucherFacts: KindFacts = { key: 'voucher', isNumbered: true, verb: 'issue' }

/** The chart of a submission with the actors of vouchers. */
export const provideVoucherSubmit = ({ readDraft, generate, option, sending }: VoucherActors) =>
  documentSubmit.provide({
    actors: {
      ...sending,
      readDocument: fromPromise<DraftRead, { documentId: string }>(({ input }) => readDraft(input.documentId)),
      readOption: fromPromise<Result<SigningOption, ServerFailure>, Record<string, never>>(() =>
        Promise.resolve(succeed(option)),
      ),
      generateXml: fromPromise<XmlGenerated, GenerateInput>(({ input }) => generate(input)),
      holdWork: fromCallback<EventObject, WorkInput>(({ sendBack }) =>
        sendBack({ type: 'work.claimed', isSigned: false }),
      ),
    },
  })

/** The chart of a form with the actors of vouchers. */
export const provideVoucherForm = (actors: VoucherActors) =>
  documentForm.provide({
    actors: {
      saveDraft: fromPromise<DraftSaved, SaveInput>(({ input }) => actors.saveDraft(input)),
      documentSubmit: provideVoucherSubmit(actors),
    },
  })

/** The chart of several submissions with the actors of vouchers; `onChecked` is called once all were read. */
export const provideVouchersSubmit = (
  { readDraft, generate, option, sending }: VoucherActors,
  onChecked: () => Promise<unknown>,
) => {
  const check = async (documentId: string): Promise<CheckedDraft> => {
    const answer = await readDraft(documentId)
    const read = { documentId, warnings: [], kept: null } as const
    return answer.ok ? { ...read, reason: null, draft: answer.value } : { ...read, reason: answer.failure, draft: null }
  }
  return documentsSubmit.provide({
    actors: {
      ...sending,
      checkDrafts: fromPromise<DraftsChecked, DraftsInput>(async ({ input }) => {
        const drafts = await Promise.all(input.documentIds.map(check))
        await onChecked()
        return succeed({ option, drafts })
      }),
      generateXml: fromPromise<BulkXmlGenerated, GenerateInput>(async ({ input }) => {
        const answer = await generate(input)
        if (!answer.ok) return answer
        const { work, document, version } = answer.value
        return succeed({ version, work: { ...work, sellerName: '', bytes: document.open().xml.length }, document })
      }),
      holdWorks: fromCallback<EventObject, WorksInput>(({ sendBack }) =>
        sendBack({ type: 'works.claimed', signed: [], elsewhere: [] }),
      ),
    },
  })
}

export const fieldsOf = (failure: SubmitFailure | null): readonly string[] =>
  failure !== null && 'fields' in failure ? failure.fields.map(({ field }) => field) : []
