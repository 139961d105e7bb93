import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useEditorPlace } from '../../area/editorPlace.ts'
import { Breadcrumbs } from '../../ui/layout/Breadcrumbs.tsx'
import { DocumentTitle } from '../../ui/layout/DocumentTitle.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import './editorPage.css'

interface Props {
  readonly title: string
  /** Beside the title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
  /** What stays in view below what scrolls. */
  readonly footer?: ReactNode
}

/** The page of one record, below its list. */
export const EditorPage = ({ title, actions, children, footer }: Props) => {
  const { t } = useLingui()
  const place = useEditorPlace()
  const above = place === null ? [] : [{ label: place.listTitle, href: place.listHref }]
  return (
    <Page
      above={<Breadcrumbs above={above} current={title} label={t`Where this page stands`} />}
      actions={actions}
      takesFocus
      title={title}
    >
      <DocumentTitle title={title} />
      <div className="editor-page-body">{children}</div>
      {footer !== undefined && <div className="editor-page-footer">{footer}</div>}
    </Page>
  )
}
