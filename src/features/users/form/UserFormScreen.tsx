import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { AreaTexts } from '../../../failures/AreaTexts.tsx'
import type { RecordFormOutput } from '../../../machines/recordForm/setup.ts'
import { failureTexts as imageTexts } from '../../../images/failureTexts.ts'
import { failureTexts as passwordTexts } from '../../../passwords/failureTexts.ts'
import { failureTexts as formTexts } from '../../../records/form/failureTexts.ts'
import { OpeningDialog } from '../../../records/form/OpeningDialog.tsx'
import { failureTexts } from '../failureTexts.ts'
import { UserForm } from './UserForm.tsx'
import { useUserSource } from './useUserSource.ts'

const known = [failureTexts, passwordTexts, imageTexts, formTexts]

interface Props {
  /** `new`, or the id of a user. */
  readonly user: string
  readonly onEnd: (output: RecordFormOutput) => void
}

/** The form of a user over the list, from being read to its end. */
export const UserFormScreen = ({ user, onEnd }: Props) => {
  const { t } = useLingui()
  const isNew = user === 'new'
  return (
    <AreaTexts texts={known}>
      <OpeningDialog
        loadingLabel={t`The user is being read`}
        onClose={() => onEnd({ result: 'closed', recordId: isNew ? null : user })}
        readStep={msg`The user could not be read`}
        source={useUserSource(user)}
        title={isNew ? t`New user` : t`User`}
      >
        {({ opened }) => <UserForm onEnd={onEnd} opened={opened} />}
      </OpeningDialog>
    </AreaTexts>
  )
}
