import { useState } from 'react'
import type { InForce } from '../../../api/queries/inForce.ts'
import { useDocumentForm } from '../../../documents/form/useDocumentForm.ts'
import { useNewId } from '../../../documents/form/useNewId.ts'
import type { WhileSaving } from '../../../documents/submit/whileSaving.ts'
import type { FormOrigin } from '../../../documents/unfinished/origin.ts'
import type { FilledField } from '../../../domain/declaration/companyData.ts'
import { stageOf } from '../../../domain/declaration/status.ts'
import type { HeldCertificates } from '../../../domain/declaration/takenCertificates.ts'
import type { LeftOut } from '../../../domain/declaration/versioned.ts'
import type { DeclarationValues } from '../../../domain/declaration/values.ts'
import type { DocumentFormInput } from '../../../machines/documentForm/setup.ts'
import { useFiling } from '../kind/filing.ts'
import { useDeclarationFields } from './fields.ts'
import { formActions } from './formActions.ts'
import { useFormRules, type FormFacts } from './formRules.ts'
import { isAsOpened } from './unsavedChanges.ts'
import { useFindInForce } from './useFindInForce.ts'

export interface OpenedDeclaration extends Omit<DocumentFormInput, 'kind' | 'editsDrafts' | 'stage'> {
  /** `noti_cd_tax` of an existing declaration, empty for a new one. */
  readonly status: string
  readonly values: DeclarationValues
  /** What it was opened from, by which what is typed is kept. */
  readonly origin: FormOrigin
  /** What the authority has accepted, of a change of it; null of anything else. */
  readonly inForce: DeclarationValues | null
  /** The accepted declaration that a change was filled from as its type was chosen, or null. */
  readonly filledFrom: InForce | null
  /** The draft whose place it takes when it is saved, or null. */
  readonly replaced: { readonly id: string; readonly reference: string } | null
  /** Ids of the certificates that the authority has accepted already, of a copied declaration. */
  readonly acceptedCertificates: HeldCertificates
  /** What the declaration that it was filled from said, and the version of today has no place for. */
  readonly leftOut: LeftOut
  /** Fields of a change that say what the company's data say now, and no longer what was accepted. */
  readonly filledFields: readonly FilledField[]
}

/** The flow of a declaration's form, with its fields. */
export const useDeclarationForm = (opened: OpenedDeclaration, facts: FormFacts, whileSaving: WhileSaving) => {
  const { form } = useFiling()
  const { documentId, status, fillsChange, version, values } = opened
  const rules = useFormRules(facts, form)
  const fields = useDeclarationFields(values, rules)
  // What was saved lives as long as the form: the flow is provided anew when texts come in.
  const [fieldActions] = useState(() => formActions(fields, values))
  const findInForce = useFindInForce(fields, values)
  const input = { documentId, stage: stageOf(status), editsDrafts: form.editsDrafts, fillsChange, version }
  const actor = useDocumentForm(input, { fieldActions, findInForce, whileSaving })
  const onChangeChosen = (): void => actor.send({ type: 'change.chosen', isAsOpened: isAsOpened(fields, values) })
  return { actor, fields, newId: useNewId(opened.replaced), rules, onChangeChosen }
}
