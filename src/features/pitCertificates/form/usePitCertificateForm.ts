import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { fieldActionsOf } from '../../../documents/form/fieldActions.ts'
import { useDocumentForm } from '../../../documents/form/useDocumentForm.ts'
import type { WhileSaving } from '../../../documents/submit/whileSaving.ts'
import type { CertificateValues } from '../../../domain/pitCertificate/content.ts'
import { certificateStageOf } from '../../../domain/pitCertificate/status.ts'
import { succeed } from '../../../domain/result.ts'
import { showProblems } from './checks.ts'
import { useCertificateFields } from './fields.ts'
import type { FormRules } from './formRules.ts'
import type { OpenedCertificate } from './opening.ts'
import type { FormFacts } from './useCertificateSource.ts'

/** No certificate is filled from what is in force. */
const nothingInForce = () => Promise.resolve(succeed({ isInForce: false, isAsOpened: true }))

const rulesOf = ({ today, nationalities }: FormFacts): Omit<FormRules, 'purpose'> => ({
  today,
  nationalities: new Set(nationalities.map(({ code_vn_nm }) => code_vn_nm)),
})

/** The rules as they are at the moment of a check. */
const useFormRules = (facts: FormFacts): RefObject<FormRules> => {
  const rules = useRef<FormRules>({ ...rulesOf(facts), purpose: 'filing' })
  useLayoutEffect(() => {
    rules.current = { ...rules.current, ...rulesOf(facts) }
  }, [facts])
  return rules
}

/** The flow of a certificate's form, with its fields. */
export const usePitCertificateForm = (opened: OpenedCertificate, facts: FormFacts, whileSaving: WhileSaving) => {
  const { documentId, status, version, values } = opened
  const rules = useFormRules(facts)
  const fields = useCertificateFields(values, rules)
  // What was saved lives as long as the form: the flow is provided anew when texts come in.
  const [fieldActions] = useState(() =>
    fieldActionsOf<CertificateValues>(fields, values, (refused) => showProblems(fields, refused)),
  )
  const stage = status === '' ? null : certificateStageOf(status)
  const actor = useDocumentForm(
    { documentId, stage, editsDrafts: true, fillsChange: false, version },
    { fieldActions, findInForce: nothingInForce, whileSaving },
  )
  return { actor, fields, rules }
}
