import { focus } from '@modular-forms/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { PitCertificateDetail } from '../../../api/contract/pitCertificateFiling.ts'
import { useFormLeaving } from '../../../documents/form/useFormLeaving.ts'
import { useNewId } from '../../../documents/form/useNewId.ts'
import { useOpenForm } from '../../../documents/form/useOpenForm.ts'
import { useSavingLater } from '../../../documents/submit/whileSaving.ts'
import { useUnfinished } from '../../../documents/unfinished/useUnfinished.ts'
import type { FormOutput } from '../../../machines/documentForm/setup.ts'
import type { CertificateOpening } from '../address.ts'
import { beginWithProblems, formChecks } from './checks.ts'
import { valuesIn } from './fields.ts'
import { filledForm } from './filledForm.ts'
import { problemsOf } from './formRules.ts'
import { FormPage } from './FormPage.tsx'
import type { OpenedCertificate } from './opening.ts'
import type { FormFacts } from './useCertificateSource.ts'
import { usePitCertificateForm } from './usePitCertificateForm.ts'

interface Props {
  readonly opening: CertificateOpening
  readonly opened: OpenedCertificate
  /** What an existing certificate shows beside its fields; null for a new one. */
  readonly record: PitCertificateDetail | null
  readonly facts: FormFacts
  readonly onEnd: (output: FormOutput) => void
  /** Called in its place where one for another person follows. */
  readonly onNext: (documentId: string) => void
}

type Form = ReturnType<typeof usePitCertificateForm>

/** Where the form begins: at what has to be corrected, or at the name of the next person. */
const useBeginning = ({ actor, fields, rules }: Form, { isChecked, next }: CertificateOpening): void => {
  const begin = useEffectEvent(() => {
    if (next !== null) {
      focus(fields, 'taxpayer_nm')
      document.activeElement?.scrollIntoView({ block: 'center' })
    }
    if (!isChecked) return
    actor.send({ type: 'edit.started' })
    beginWithProblems(fields, problemsOf(valuesIn(fields), rules.current))
  })
  useEffect(() => begin(), [])
}

/** A form whose data is there, with its flow and its submission. */
export const OpenedForm = ({ opening, opened, record, facts, onEnd, onNext }: Props) => {
  const [goesOn, setGoesOn] = useState(opening.next !== null)
  const { whileSaving, onSavingKnown } = useSavingLater()
  const certificate = usePitCertificateForm(opened, facts, whileSaving)
  const { actor, fields, rules } = certificate
  const newId = useNewId(null)
  useFormLeaving(actor, fields, (output) => {
    const { result, documentId } = output
    const isDone = result === 'saved' || result === 'registered'
    // A new certificate that is issued at once has had the form's own id from its first saving on.
    const done = documentId ?? newId
    if (goesOn && isDone && done !== '') onNext(done)
    else onEnd(output)
  })
  const { origin } = opened
  const { continues } = opening
  const unfinished = useUnfinished(actor, filledForm(actor, fields), { origin, continues, onSavingKnown })
  useBeginning(certificate, opening)
  const form = useOpenForm({
    actor,
    fields,
    checks: formChecks(fields, rules),
    newId,
    hasPrint: (stage) => stage !== null && stage !== 'turnedDown',
    isContentComing: unfinished.offer.isComing,
  })
  return (
    <FormPage
      corrects={opening.corrects}
      facts={facts}
      fields={fields}
      form={form}
      goesOn={goesOn}
      onGoesOnChange={setGoesOn}
      record={record}
      unfinished={unfinished}
      values={opened.values}
    />
  )
}
