import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { FailureState } from '../../failures/FailureState.tsx'
import { useFailureText } from '../../failures/useFailureText.ts'
import { FormSkeleton } from '../form/FormSkeleton.tsx'
import type { OpeningSource } from '../form/OpeningDialog.tsx'
import { EditorPage } from './EditorPage.tsx'

interface Props<Ready> {
  readonly source: OpeningSource<Ready>
  readonly title: string
  readonly loadingLabel: string
  /** Title of a failure to read it. */
  readonly readStep?: MessageDescriptor
  /** The editor, once everything is read. */
  readonly children: (ready: Extract<OpeningSource<Ready>, { state: 'ready' }>) => ReactNode
}

/** Stands in the place of an editor while what it opens with is read, or says why it cannot be; its list is a link away. */
export const OpeningPage = <Ready,>({ source, title, loadingLabel, readStep, children }: Props<Ready>) => {
  const failureText = useFailureText()
  if (source.state === 'ready') return children(source)
  return (
    <EditorPage title={title}>
      {source.state === 'loading' ? (
        <FormSkeleton label={loadingLabel} />
      ) : (
        <FailureState
          failure={source.failure}
          headingLevel={2}
          onRetry={source.retry}
          text={failureText(source.failure, readStep)}
        />
      )}
    </EditorPage>
  )
}
