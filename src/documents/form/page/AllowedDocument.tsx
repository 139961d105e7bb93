import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { EditorPage } from '../../../records/page/EditorPage.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { LockIcon } from '../../../ui/icons/icons.tsx'
import { useFiledKind } from '../../filedKind.ts'
import { useDocumentRights, useRightText } from '../../rights.ts'

interface Props {
  readonly isNew: boolean
  /** Why somebody may not see what such documents say; null where they may. */
  readonly unreadable?: { readonly title: string; readonly text: ReactNode } | null
  /** The form under the title of its page. */
  readonly children: (title: string) => ReactNode
}

/** The form of one document as a page, or why somebody may not open it. */
export const AllowedDocument = ({ isNew, unreadable = null, children }: Props) => {
  const { i18n } = useLingui()
  const words = useFiledKind().words.form
  const rights = useDocumentRights()
  const missing = useRightText()(isNew ? rights.add : null)
  const title = i18n._(words.titles[isNew ? 'create' : 'view'])
  const closed = missing === undefined ? unreadable : { title: missing, text: i18n._(words.askForRight) }
  if (closed === null) return children(title)
  return (
    <EditorPage title={title}>
      <EmptyState icon={<LockIcon size={24} />} title={closed.title}>
        {closed.text}
      </EmptyState>
    </EditorPage>
  )
}
