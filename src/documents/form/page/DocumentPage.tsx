import { useLingui } from '@lingui/react'
import type { FieldValues } from '@modular-forms/react'
import type { ReactNode } from 'react'
import { EditorPage } from '../../../records/page/EditorPage.tsx'
import type { Command } from '../../../ui/commands/command.ts'
import { useCommands } from '../../../ui/commands/useCommands.ts'
import { useFiledKind } from '../../filedKind.ts'
import { useDocumentRights } from '../../rights.ts'
import { Keeping } from '../../unfinished/Keeping.tsx'
import { UnfinishedOffer } from '../../unfinished/UnfinishedOffer.tsx'
import { DocumentContent, type ContentParts } from '../DocumentContent.tsx'
import { formCommands } from '../formCommands.tsx'
import { FormFooter } from '../FormFooter.tsx'
import { FormSubmission } from '../FormSubmission.tsx'
import { OverForm, type OverFormProps } from '../OverForm.tsx'
import type { OpenForm } from '../useOpenForm.ts'
import { DocumentSections } from './DocumentSections.tsx'
import type { useOpenedForm } from './useOpenedForm.ts'
import '../form.css'
import './page.css'

interface Props<Values extends FieldValues> extends ContentParts, Pick<OverFormProps, 'renderPreview'> {
  readonly of: ReturnType<typeof useOpenedForm<Values, object, unknown>>
  /** What the footer has beside the form's own commands. */
  readonly footer?: ReactNode
  /** Commands of the page beside the form's own. */
  readonly commands?: readonly Command[]
  /** The fields in their sections. */
  readonly children: ReactNode
}

/** The name of the page, and its commands. */
const useFormScreen = ({ state, actions }: OpenForm, own: readonly Command[]) => {
  const { i18n } = useLingui()
  const words = useFiledKind().words.form
  const rights = useDocumentRights()
  const screen = useCommands(formCommands({ i18n, words, state, rights, actions }, own))
  return { screen, rights, title: i18n._(words.titles[state.mode]) }
}

/** The form of one document as a page, with its commands, and what opens over it. */
export const DocumentPage = <Values extends FieldValues>({
  of: { form, fields, unfinished },
  footer,
  commands = [],
  offers,
  renderPreview,
  children,
  ...parts
}: Props<Values>) => {
  const { state, actions } = form
  const { screen, title, rights } = useFormScreen(form, commands)
  const keeping = (
    <>
      <Keeping fields={fields} unfinished={unfinished} />
      {footer}
    </>
  )
  return (
    <>
      <EditorPage
        footer={<FormFooter actions={actions} fields={fields} keeping={keeping} rights={rights} state={state} />}
        title={title}
      >
        <div className="record-form document-form" data-mode={state.mode} ref={screen}>
          <DocumentContent
            {...parts}
            form={form}
            offers={
              <>
                <UnfinishedOffer {...unfinished} />
                {offers}
              </>
            }
          >
            <DocumentSections fields={fields} form={form}>
              {children}
            </DocumentSections>
          </DocumentContent>
        </div>
      </EditorPage>
      <OverForm
        form={form}
        renderPreview={renderPreview}
        renderSubmission={(submission) => <FormSubmission actor={submission} />}
      />
    </>
  )
}
