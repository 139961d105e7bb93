import type { UnfinishedForm } from '../../api/contract/documents/unfinished.ts'
import type { OpenedWay } from '../../api/contract/documents/keptForm.ts'
import type { FormContext } from '../../machines/documentForm/setup.ts'

/** What a form was opened from: how, and the document with its version; id and version are empty where there is none. */
export interface FormOrigin {
  readonly way: OpenedWay
  readonly id: string
  readonly version: string
}

type FormFacts = Pick<FormContext, 'documentId' | 'basis' | 'editsDrafts'>

/** What an open form is of by now: one that was saved on its way to signing corrects the draft that the server has of it. */
export const originNow = (opened: FormOrigin, { documentId, basis, editsDrafts }: FormFacts): FormOrigin => {
  if (documentId === null) return opened
  const { version } = basis
  if (opened.way === 'edit') return { ...opened, version }
  return { way: editsDrafts ? 'edit' : 'correction', id: documentId, version }
}

/** Whether the document was changed after the form was kept. */
export const isChangedSince = (kept: UnfinishedForm, { version }: FormOrigin): boolean => kept.base_version !== version
