import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../ui/button/Button.tsx'
import { LazyPart } from '../ui/part/LazyPart.tsx'
import { readinessDialog } from './readinessPart.ts'

interface Props {
  /** Null where the settings of digital signatures cannot be opened from here. */
  readonly onOpenSettings: (() => void) | null
  /** Called as the check is closed: whether it had ended, and found nothing in the way of signing. */
  readonly onChecked?: (isReady: boolean) => void
  readonly size?: 'small' | 'medium'
}

/** Opens the check of all that signing needs, over whatever step it stands in; that step goes on as it is. */
export const CheckReadiness = ({ onOpenSettings, onChecked, size = 'small' }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  const end = (isReady: boolean): void => {
    close()
    onChecked?.(isReady)
  }
  return (
    <div>
      <Button onPress={() => setOpen(true)} size={size}>
        <Trans>Check signing readiness</Trans>
      </Button>
      {isOpen && (
        <LazyPart of={readinessDialog} onLeave={close}>
          {({ ReadinessDialog }) => <ReadinessDialog onClose={end} onOpenSettings={onOpenSettings} />}
        </LazyPart>
      )}
    </div>
  )
}
