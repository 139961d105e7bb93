import { useLingui } from '@lingui/react'
import { submit, type FieldValues } from '@modular-forms/react'
import { useLayoutEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import type { FieldProblem } from '../../../domain/failure.ts'
import { useFiledKind } from '../../filedKind.ts'
import { fieldActionsOf } from '../fieldActions.ts'
import type { FormChecks } from '../useSubmission.ts'
import { errorsOf, problemsIn, schemaOf, type FieldRules, type FieldsKind } from './fieldsKind.ts'
import { markSubmitted, putErrors, useFieldStore } from './fieldStore.ts'

/** The store of a document's fields, and how it is checked. */
export const useDocumentFields = <Values extends FieldValues, Content extends object, Facts>(
  of: FieldsKind<Values, Content, Facts>,
  opened: Values,
  facts: Facts,
) => {
  const { i18n } = useLingui()
  const { fieldLabels } = useFiledKind()
  const rules = useRef<FieldRules<Facts>>({ purpose: 'filing', facts })
  useLayoutEffect(() => {
    rules.current = { ...rules.current, facts }
  }, [facts])
  const fields = useFieldStore(opened, (store) => errorsOf(of, problemsIn(of, store, rules.current)))
  const show = (found: readonly FieldProblem[]): void => {
    const controls = fieldLabels(i18n)
    putErrors(fields, Object.fromEntries(Object.entries(errorsOf(of, found)).filter(([name]) => name in controls)))
  }
  // What was saved lives as long as the form: the flow is provided anew when texts come in.
  const [fieldActions] = useState(() => fieldActionsOf(fields, opened, show))
  const checks: FormChecks = {
    submitFor: (purpose) => {
      rules.current = { ...rules.current, purpose }
      submit(fields)
    },
    valuesOf: (documentId) => {
      const passed = v.parse(schemaOf(of, rules.current.purpose), of.valuesIn(fields))
      return of.values.seal({ ...passed, [of.kind.id]: documentId })
    },
  }
  const beginWithProblems = (): void => {
    const found = problemsIn(of, fields, rules.current)
    if (found.length === 0) return
    show(found)
    markSubmitted(fields)
  }
  return { fields, fieldActions, checks, beginWithProblems }
}
