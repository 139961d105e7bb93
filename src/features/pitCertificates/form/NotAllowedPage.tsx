import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import type { MissingRight } from '../../../documents/missingRights.ts'
import { useRightText } from '../../../documents/rights.ts'
import { EditorPage } from '../../../records/page/EditorPage.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { LockIcon } from '../../../ui/icons/icons.tsx'
import { formWords } from '../words/formWords.ts'

interface Props {
  readonly title: string
  /** Null where certificates may not be read. */
  readonly missing: MissingRight | null
}

/** In place of a form for somebody who could do nothing with it, or may not see what certificates say (decision 0492). */
export const NotAllowedPage = ({ title, missing }: Props) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const missingText = useRightText()(missing)
  return (
    <EditorPage title={title}>
      <EmptyState icon={<LockIcon size={24} />} title={missingText ?? t`You may not see what PIT certificates say`}>
        {missingText === undefined ? (
          <Trans>
            Income and tax of a person are not for everybody. Ask an administrator of your company for the permission to
            see amounts. The list of PIT certificates can be read without it.
          </Trans>
        ) : (
          i18n._(formWords.askForRight)
        )}
      </EmptyState>
    </EditorPage>
  )
}
