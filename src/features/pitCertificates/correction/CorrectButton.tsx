import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PitCertificateDetail } from '../../../api/contract/pitCertificateFiling.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useCommands } from '../../../ui/commands/useCommands.ts'
import { PencilIcon } from '../../../ui/icons/icons.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { useCorrectionReason } from '../matters/useCorrectionReason.ts'
import { correctionDialog } from '../parts.ts'

/** Begins the correction of the certificate that is open. */
export const CorrectButton = ({ record }: { readonly record: PitCertificateDetail }) => {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const reason = useCorrectionReason()(record)
  const open = (): void => setOpen(true)
  const screen = useCommands<HTMLSpanElement>([
    {
      id: 'pit-certificates.correct',
      group: t`PIT certificates`,
      icon: <PencilIcon />,
      label: t`Correct…`,
      run: reason === undefined ? open : undefined,
    },
  ])
  return (
    <span ref={screen}>
      <Button disabledReason={reason} icon={<PencilIcon />} onPress={open}>
        {t`Correct…`}
      </Button>
      {isOpen && (
        <LazyPart of={correctionDialog} onLeave={() => setOpen(false)}>
          {({ CorrectCertificate }) => <CorrectCertificate documentId={record.sid} onClose={() => setOpen(false)} />}
        </LazyPart>
      )}
    </span>
  )
}
