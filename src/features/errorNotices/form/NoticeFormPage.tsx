import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useState } from 'react'
import { useDocumentRights, useRightText } from '../../../documents/rights.ts'
import { useFieldMessages } from '../../../failures/useFieldMessages.ts'
import type { FormOutput } from '../../../machines/documentForm/setup.ts'
import { EditorPage } from '../../../records/page/EditorPage.tsx'
import { OpeningPage } from '../../../records/page/OpeningPage.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { LockIcon } from '../../../ui/icons/icons.tsx'
import { MessageOfContext } from '../../../ui/texts.ts'
import type { NoticeOpening } from '../address.ts'
import { stepTitles } from '../refusals/stepTitles.ts'
import { formWords } from '../words/formWords.ts'
import { OpenedForm } from './OpenedForm.tsx'
import { useNoticeSource, type NoticeSource } from './useNoticeSource.ts'

interface Props {
  readonly opening: NoticeOpening
  /** Called once with how the form has ended. */
  readonly onEnd: (output: FormOutput) => void
}

/** The form of one notice as a page, or why somebody may not open it. */
export const NoticeFormPage = (props: Props) => {
  const { i18n } = useLingui()
  const rights = useDocumentRights()
  const missingText = useRightText()
  const isNew = props.opening.notice === null
  const title = i18n._(formWords.titles[isNew ? 'create' : 'view'])
  if (isNew && rights.add !== null)
    return (
      <EditorPage title={title}>
        <EmptyState icon={<LockIcon size={24} />} title={missingText(rights.add) ?? ''}>
          {i18n._(formWords.askForRight)}
        </EmptyState>
      </EditorPage>
    )
  return <AllowedForm {...props} title={title} />
}

/** Fetches what the form opens with, then opens it. */
const AllowedForm = ({ title, opening, onEnd }: Props & { readonly title: string }) => {
  const { t } = useTexts()
  const messageOf = useFieldMessages()
  const source = useNoticeSource(opening)
  return (
    <OpeningPage
      loadingLabel={t`Loading the error notice`}
      readStep={stepTitles.readDocument}
      source={source}
      title={title}
    >
      {(ready) => (
        <MessageOfContext value={messageOf}>
          <ReadyForm onEnd={onEnd} opening={opening} source={ready} />
        </MessageOfContext>
      )}
    </OpeningPage>
  )
}

interface ReadyProps extends Props {
  readonly source: Extract<NoticeSource, { state: 'ready' }>
}

const statusOf = ({ record }: ReadyProps['source']): string => record?.notice_status ?? ''

// A notice under way opens anew with the authority's answer; any other stays as it was opened while it is worked on.
const ReadyForm = ({ source, ...rest }: ReadyProps) => {
  const [shown, setShown] = useState(source)
  const shownNow = statusOf(shown)
  if (shownNow === 'sent' && statusOf(source) !== shownNow) setShown(source)
  return <OpenedForm {...rest} key={shownNow} opened={shown.opened} record={source.record} />
}
