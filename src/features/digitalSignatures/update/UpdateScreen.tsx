import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { AreaTexts } from '../../../failures/AreaTexts.tsx'
import { failureTexts as hsmTexts } from '../../../hsm/failureTexts.ts'
import { failureTexts as formTexts } from '../../../records/form/failureTexts.ts'
import { OpeningDialog } from '../../../records/form/OpeningDialog.tsx'
import { failureTexts } from '../failureTexts.ts'
import { UpdateForm, type UpdateEnd } from './UpdateForm.tsx'
import { useSignatureSource } from './useSignatureSource.ts'

const known = [failureTexts, hsmTexts, formTexts]

interface Props {
  /** Of the certificate. */
  readonly id: string
  readonly onConnect: (() => void) | undefined
  readonly onEnd: (end: UpdateEnd) => void
}

/** The dialog of one registered certificate, from being read to its end (seed 001 §2.1). */
export const UpdateScreen = ({ id, onConnect, onEnd }: Props) => {
  const { t } = useLingui()
  return (
    <AreaTexts texts={known}>
      <OpeningDialog
        loadingLabel={t`The certificate is being read`}
        onClose={() => onEnd({ result: 'closed', restated: null })}
        readStep={msg`The certificate could not be read`}
        source={useSignatureSource(id)}
        title={t`Update the digital signature`}
      >
        {({ opened }) => <UpdateForm onConnect={onConnect} onEnd={onEnd} opened={opened} />}
      </OpeningDialog>
    </AreaTexts>
  )
}
