import type { SnapshotFrom } from 'xstate'
import type { DocumentStage } from '../../domain/documents/status.ts'
import { isFormShown, type documentForm } from '../../machines/documentForm/documentForm.ts'
import type { documentSubmit } from '../../machines/documentSubmit/documentSubmit.ts'

type FormSnapshot = SnapshotFrom<typeof documentForm>
type SubmitSnapshot = SnapshotFrom<typeof documentSubmit>

/**
 * Whether a document at that stage has a printed form; null is a new one. Without `isFilled` it is read as it is kept, as seeds 000 §2 and 002
 * §2.7 have it; with it the fields as they are filled in are asked for.
 */
export type HasPrint = (stage: DocumentStage | null, isFilled: boolean) => boolean

interface Given {
  readonly hasPrint: HasPrint
  /** Whether what the user continues is still to be put into the fields. */
  readonly isContentComing: boolean
}

/** What the view asks of the machine and of the submission that it may have started, in one place. */
export const formState = (
  snapshot: FormSnapshot,
  submission: SubmitSnapshot | undefined,
  { hasPrint, isContentComing }: Given,
) => {
  const { mode, stage } = snapshot.context
  const isFilled = snapshot.hasTag('fieldsOpen') && !isContentComing
  const isReading = snapshot.matches('viewing')
  const hasPreview = hasPrint(stage, mode !== 'view')
  return {
    mode,
    stage,
    isOpen: isFormShown(snapshot, submission),
    /** Fields stay as they are while a question is asked over them, and close while the form works or waits for what is to stand in them. */
    isClosed: mode === 'view' || snapshot.hasTag('busy') || isContentComing,
    isContentComing,
    isSaving: snapshot.matches('savingDraft'),
    isSubmitting: snapshot.matches('submitting'),
    canSaveDraft: isFilled,
    canGenerate: isFilled || (isReading && stage === 'draft' && !isContentComing),
    canEdit: !isContentComing && snapshot.can({ type: 'edit.started' }),
    canCancelEdit: snapshot.can({ type: 'edit.cancelled', hasChanges: false }),
    hasPreview,
    canPreview: hasPreview && (isReading || isFilled),
    canCopy: snapshot.can({ type: 'copy.requested' }),
    canCorrect: snapshot.can({ type: 'correction.requested' }),
    canClose: snapshot.can({ type: 'close.requested', hasChanges: false, to: 'list' }),
    asks: snapshot.matches('confirmingLeave')
      ? ('leave' as const)
      : snapshot.matches('confirmingDiscard')
        ? ('discard' as const)
        : null,
    /** The id of the document in which the server keeps the open fields, since they were generated and not sent. */
    savedAs: mode === 'view' ? null : snapshot.context.savedAs,
    failure: snapshot.context.failure,
    submission: snapshot.children.documentSubmit ?? null,
  }
}
export type FormState = ReturnType<typeof formState>
