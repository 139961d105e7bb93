import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeclarationDetail } from '../../../api/contract/declarationFiling.ts'
import { ownCompanyData } from '../../../domain/declaration/companyData.ts'
import { isInProgress, shownStatus } from '../../../domain/declaration/status.ts'
import type { FormOutput } from '../../../machines/documentForm/setup.ts'
import { useFieldMessages } from '../../../failures/useFieldMessages.ts'
import type { FieldProblem } from '../../../domain/failure.ts'
import { OpeningDialog } from '../../../records/form/OpeningDialog.tsx'
import { MessageOfContext } from '../../../ui/texts.ts'
import type { ChangePlace } from '../address.ts'
import { useDocumentRights } from '../../../documents/rights.ts'
import { NotAllowedForm } from '../../../documents/form/NotAllowedForm.tsx'
import { formWords } from './formWords.ts'
import { OpenedForm } from './OpenedForm.tsx'
import { useFormSource, type FormSource } from './useFormSource.ts'
import { useTakenCertificates } from './useTakenCertificates.ts'
import { FiledDeclarations } from '../kind/FiledDeclarations.tsx'
import { stepTitles } from '../refusals/stepTitles.ts'

interface Props {
  /** `new`, or the id of an existing declaration. */
  readonly declaration: string
  /** The declaration whose content a new one takes over. */
  readonly copy: string | null
  /** Whether it takes the place of the draft that is copied. */
  readonly replace: boolean
  /** Whether a new one is a change that is filled from what is in force, or one that is not. */
  readonly change: ChangePlace | null
  /** The company's data that a change takes over, by their names with commas between. */
  readonly company: string | null
  /** Registered certificates that it takes over as they are now, by their ids with commas between. */
  readonly certificates: string | null
  /** What has to be corrected in the copy: named as in the body, shown as the form opens. */
  readonly problems: readonly FieldProblem[]
  /** The unfinished form that the user continues, or null. */
  readonly continues: string | null
  readonly onEnd: (output: FormOutput) => void
}

const closed: FormOutput = { result: 'closed', documentId: null, problems: [] }

/** The form, or for one that the user could neither save nor send, why there is none. */
export const DeclarationFormScreen = (props: Props) => {
  const rights = useDocumentRights()
  const title = useOpeningTitle(props)
  const missing = isCorrection(props) ? rights.correct : rights.add
  return (
    <FiledDeclarations>
      {props.declaration !== 'new' || missing === null ? (
        <AllowedForm {...props} />
      ) : (
        <NotAllowedForm missing={missing} onClose={() => props.onEnd(closed)} title={title} />
      )}
    </FiledDeclarations>
  )
}

const isCorrection = ({ replace, copy }: Props): boolean => replace && copy !== null

const useOpeningTitle = (props: Props): string => {
  const { i18n } = useLingui()
  const { create, view } = formWords.titles
  return i18n._(props.declaration === 'new' && !isCorrection(props) ? create : view)
}

/** Fetches what the form opens with, then opens it. */
const AllowedForm = (props: Props) => {
  const { declaration, copy, replace, change, company, certificates, problems, continues, onEnd } = props
  const isToBeFilled = change === 'yes'
  const taken = useTakenCertificates({ certificates, change: isToBeFilled })
  const data = company ?? (isToBeFilled ? ownCompanyData : null)
  const source = taken.laidOver(useFormSource({ declaration, copy: copy ?? taken.copy, replace, change, data }))
  const messageOf = useFieldMessages()
  const { t } = useLingui()
  return (
    <OpeningDialog
      loadingLabel={t`Loading the declaration`}
      onClose={() => onEnd(closed)}
      readStep={stepTitles.readDocument}
      size="full"
      source={source}
      title={useOpeningTitle(props)}
    >
      {(ready) => (
        <MessageOfContext value={messageOf}>
          <ReadyForm continues={continues} onEnd={onEnd} problems={problems} source={ready} />
        </MessageOfContext>
      )}
    </OpeningDialog>
  )
}

type ReadyProps = Pick<Props, 'continues' | 'onEnd' | 'problems'> & {
  readonly source: Extract<FormSource, { state: 'ready' }>
}

const statusOf = (record: DeclarationDetail | null): string => record?.noti_cd_tax ?? ''

// A declaration under way opens anew with the authority's answer; any other stays as it was opened while it is worked on.
const ReadyForm = ({ source, ...rest }: ReadyProps) => {
  const [shown, setShown] = useState(source)
  const status = statusOf(source.record)
  const shownNow = statusOf(shown.record)
  if (isInProgress(shownNow) && status !== shownNow) setShown(source)
  return (
    <OpenedForm
      {...rest}
      key={shownStatus(shownNow)}
      lists={source.lists}
      opened={shown.opened}
      record={source.record}
    />
  )
}
