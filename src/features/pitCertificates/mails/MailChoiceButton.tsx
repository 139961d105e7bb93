import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { SettingsIcon } from '../../../ui/icons/icons.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { mailChoiceDialog } from './parts.ts'

/** Opens what the company chooses of its mails to people. */
export const MailChoiceButton = () => {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon={<SettingsIcon />}
        label={t`E-mails to taxpayers`}
        onPress={() => setOpen(true)}
        variant="quiet"
      />
      {isOpen && (
        <LazyPart of={mailChoiceDialog} onLeave={() => setOpen(false)}>
          {({ MailChoiceDialog }) => <MailChoiceDialog onClose={() => setOpen(false)} />}
        </LazyPart>
      )}
    </>
  )
}
