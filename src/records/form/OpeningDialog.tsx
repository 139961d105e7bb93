import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Failure } from '../../domain/failure.ts'
import { FailureState } from '../../failures/FailureState.tsx'
import { useFailureText } from '../../failures/useFailureText.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Deferred } from '../../ui/part/Deferred.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'

/** What a form opens with, as far as it has been read. */
export type OpeningSource<Ready> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | (Ready & { readonly state: 'ready' })

interface Props<Ready> {
  readonly source: OpeningSource<Ready>
  readonly title: string
  readonly loadingLabel: string
  /** Title of a failure to read it. */
  readonly readStep?: MessageDescriptor | undefined
  readonly onClose: () => void
  readonly size?: 'medium' | 'large' | 'full'
  /** The form, once everything is read. */
  readonly children: (ready: Extract<OpeningSource<Ready>, { state: 'ready' }>) => ReactNode
}

/** Stands in the place of a form while what it opens with is read, or says why it cannot be. */
export const OpeningDialog = <Ready,>({
  source,
  title,
  loadingLabel,
  readStep,
  onClose,
  size = 'large',
  children,
}: Props<Ready>) => {
  const { t } = useLingui()
  const failureText = useFailureText()
  const dialog = (content: ReactNode) => (
    <Dialog
      footer={<Button onPress={onClose}>{t`Close`}</Button>}
      isOpen
      onOpenChange={onClose}
      size={size}
      title={title}
    >
      {content}
    </Dialog>
  )
  const loading = dialog(<FormSkeleton label={loadingLabel} />)
  if (source.state === 'loading') return loading
  if (source.state === 'failed')
    return dialog(
      <FailureState
        failure={source.failure}
        isAlone
        onRetry={source.retry}
        text={failureText(source.failure, readStep)}
      />,
    )
  return <Deferred fallback={loading}>{children(source)}</Deferred>
}
