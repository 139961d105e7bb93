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
import { emptiedBy } from '../../../hsm/emptiedBy.ts'
import { RecordFormDialog } from '../../../records/form/RecordFormDialog.tsx'
import { useRecordForm, type RecordForm } from '../../../records/form/useRecordForm.ts'
import { knownHsmFailure } from '../key/knownHsmFailure.ts'
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

const secretFields = { password: 'user_pw', pin: 'pin', otp: 'otp' } as const

/** A failure takes the secret that it refuses out of its field; a key that asks for a code after all shows the field for it. */
const useRefusedSecrets = ({ actor, fields }: RecordForm<SignatureValues>): void => {
  const failure = useSelector(actor, ({ context }) => context.failure)
  useEffect(() => {
    if (failure === null) return
    const known = knownHsmFailure(failure)
    const emptied = emptiedBy(known).map((secret) => [secretFields[secret], ''])
    setValues(fields, { ...Object.fromEntries(emptied), ...(known.code === 'hsm.otpWrong' && { otp_yn: 'Y' }) }, quiet)
  }, [failure, fields])
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
  useRefusedSecrets(form)
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
