import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../ui/button/Button.tsx'
import { LazyPart } from '../ui/part/LazyPart.tsx'
import { readinessDialog } from './readinessPart.ts'

interface Props {
  /** Null where the settings of digital signatures cannot be opened from here. */
  readonly onOpenSettings: (() => void) | null
}

/** Opens the check of all that signing needs, over whatever step it stands in; that step goes on as it is. */
export const CheckReadiness = ({ onOpenSettings }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <div>
      <Button onPress={() => setOpen(true)} size="small">
        <Trans>Check all that signing needs</Trans>
      </Button>
      {isOpen && (
        <LazyPart of={readinessDialog} onLeave={close}>
          {({ ReadinessDialog }) => <ReadinessDialog onClose={close} onOpenSettings={onOpenSettings} />}
        </LazyPart>
      )}
    </div>
  )
}
