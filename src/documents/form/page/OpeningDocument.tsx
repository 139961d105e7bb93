import { useLingui } from '@lingui/react/macro'
import { Fragment, useState, type ReactNode } from 'react'
import { useFieldMessages } from '../../../failures/useFieldMessages.ts'
import type { OpeningSource } from '../../../records/form/OpeningDialog.tsx'
import { OpeningPage } from '../../../records/page/OpeningPage.tsx'
import { MessageOfContext } from '../../../ui/texts.ts'
import { useFiledKind } from '../../filedKind.ts'
import type { OpenedDocument } from './openedDocument.ts'

interface Opened {
  readonly opened: OpenedDocument<unknown>
  /** What an existing document shows beside its fields; null for a new one. */
  readonly record: unknown
}

type ReadyOf<Ready> = Extract<OpeningSource<Ready>, { state: 'ready' }>

interface Props<Ready> {
  readonly title: string
  readonly source: OpeningSource<Ready>
  readonly children: (ready: ReadyOf<Ready>) => ReactNode
}

/** Stands in the place of a document's form while what it opens with is read, or says why it cannot be. */
export const OpeningDocument = <Ready extends Opened>({ title, source, children }: Props<Ready>) => {
  const { t } = useLingui()
  const messageOf = useFieldMessages()
  const { readDocument } = useFiledKind().words.failedSteps
  return (
    <OpeningPage loadingLabel={t`Loading the form`} readStep={readDocument} source={source} title={title}>
      {(ready) => (
        <MessageOfContext value={messageOf}>
          <Followed source={ready}>{children}</Followed>
        </MessageOfContext>
      )}
    </OpeningPage>
  )
}

interface FollowedProps<Source> {
  readonly source: Source
  readonly children: (shown: Source) => ReactNode
}

// A document under way opens anew with the authority's answer; any other stays as it was opened while it is worked on.
const Followed = <Source extends Opened>({ source, children }: FollowedProps<Source>) => {
  const [shown, setShown] = useState(source)
  const { stage } = shown.opened
  if (stage === 'waiting' && source.opened.stage !== stage) setShown(source)
  return <Fragment key={stage}>{children({ ...shown, record: source.record })}</Fragment>
}
