import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { InvoiceDetail } from '../../../api/contract/invoiceFiling.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useCommands } from '../../../ui/commands/useCommands.ts'
import { PencilIcon } from '../../../ui/icons/icons.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { useCorrectionReason } from '../matters/useCorrectionReason.ts'
import { correctionDialog } from '../parts.ts'

/** Begins the correction of the invoice that is open. */
export const CorrectButton = ({ record }: { readonly record: InvoiceDetail }) => {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const reason = useCorrectionReason()(record)
  const open = (): void => setOpen(true)
  const close = (): void => setOpen(false)
  const screen = useCommands<HTMLSpanElement>([
    {
      id: 'invoice.correct',
      group: t`E-invoice`,
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
        <LazyPart of={correctionDialog} onLeave={close}>
          {({ CorrectInvoice }) => <CorrectInvoice documentId={record.sid} onClose={close} />}
        </LazyPart>
      )}
    </span>
  )
}
