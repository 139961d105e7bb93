import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { getValue, setValues } from '@modular-forms/react'
import { useSelector } from '@xstate/react'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useApi } from '../../../api/provider.tsx'
import { certificateKeys } from '../../../certificates/digitalSignatures.ts'
import type { CertificateRecord } from '../../../domain/certificate.ts'
import { keyProblems, signatureUpdateSchema, type SignatureValues } from '../../../domain/signatureUpdate.ts'
import type { RecordFormOutput } from '../../../machines/recordForm/setup.ts'
import { RecordFormDialog } from '../../../records/form/RecordFormDialog.tsx'
import { useRecordForm, type RecordForm } from '../../../records/form/useRecordForm.ts'
import { useSignatureRights } from '../rights.ts'
import { AccountFields } from './AccountFields.tsx'
import { saveSignature } from './saveSignature.ts'
import { SignatureFields } from './SignatureFields.tsx'
import { useSignatureLabels } from './signatureLabels.ts'
import type { OpenedSignature } from './useSignatureSource.ts'

const updatedText = msg`The digital signature has been updated`

/** How the dialog was left, and the certificate where it has another status now. */
export interface UpdateEnd {
  readonly result: RecordFormOutput['result']
  readonly restated: CertificateRecord | null
}

interface Props {
  readonly opened: OpenedSignature
  readonly onConnect: (() => void) | undefined
  readonly onEnd: (end: UpdateEnd) => void
}

const quiet = { shouldFocus: false, shouldValidate: false }

/** Password, PIN and code are gone from their fields as they are sent; a key that asks for a code after all shows its field. */
const useSecretsSentOnce = ({ actor, fields }: RecordForm<SignatureValues>): void => {
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches('saving'))
  const wantsCode = useSelector(
    actor,
    ({ context: { failure } }) => failure?.code === 'server.refused' && failure.reason === 'hsm.otpWrong',
  )
  useEffect(() => {
    if (isSaving) setValues(fields, { user_pw: '', pin: '', otp: '' }, quiet)
  }, [isSaving, fields])
  useEffect(() => {
    if (wantsCode) setValues(fields, { otp_yn: 'Y' }, quiet)
  }, [wantsCode, fields])
}

/** The dialog of a certificate that is read: status, type, and the account and PIN of one in an HSM (seed 001 §2.1, §5). */
export const UpdateForm = ({ opened: read, onConnect, onEnd }: Props) => {
  const { t } = useLingui()
  const api = useApi()
  const queryClient = useQueryClient()
  const { maySave } = useSignatureRights()
  // The form keeps to what it was opened with, whatever is read anew behind it.
  const [opened] = useState(() => ({ ...read, opensIn: maySave ? ('edit' as const) : ('view' as const) }))
  const { values, former, record } = opened
  const form = useRecordForm({
    opened,
    empty: values,
    rules: useMemo(
      () => ({ schema: signatureUpdateSchema, check: (now: SignatureValues) => keyProblems(former, now) }),
      [former],
    ),
    firstField: 'type',
    save: useMemo(() => saveSignature(api, former), [api, former]),
    savedText: updatedText,
    onSaved: useCallback(() => void queryClient.invalidateQueries({ queryKey: certificateKeys.all }), [queryClient]),
    onEnd: ({ result }) => {
      const isRestated = result === 'saved' && getValue(form.fields, 'status') !== values.status
      onEnd({ result, restated: isRestated ? record : null })
    },
  })
  useSecretsSentOnce(form)
  return (
    <RecordFormDialog
      form={form}
      labels={useSignatureLabels()}
      rights={{ mayEdit: maySave, maySave }}
      saveStep={msg`Update failed`}
      titles={{
        create: t`Update the digital signature`,
        view: t`Digital signature`,
        edit: t`Update the digital signature`,
      }}
    >
      {({ isClosed }) => (
        <>
          <SignatureFields fields={form.fields} isClosed={isClosed} record={record} />
          {maySave && <AccountFields form={form} isClosed={isClosed} onConnect={onConnect} opened={opened} />}
        </>
      )}
    </RecordFormDialog>
  )
}
