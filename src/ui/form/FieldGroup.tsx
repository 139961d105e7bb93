import type { ReactNode } from 'react'
import { useId } from 'react'
import { ErrorIcon, WarningIcon } from '../icons/firstIcons.tsx'
import { isShown, notesOf } from './field.ts'
import { RequiredMark } from './FieldParts.tsx'
import './Field.css'
import './FieldGroup.css'

export type FieldGroupProps = {
  label: string
  description?: ReactNode
  /** One error for all fields of the group. */
  errorMessage?: string | undefined
  /** What may be wrong with the group; its error takes the place of it. */
  warningMessage?: string | undefined
  isRequired?: boolean | undefined
  hideLabel?: boolean | undefined
  children: ReactNode
}

/** Fields that belong together, under one name and with one error. */
export function FieldGroup({
  label,
  description,
  errorMessage,
  warningMessage,
  isRequired = false,
  hideLabel = false,
  children,
}: FieldGroupProps) {
  const id = useId()
  const isWarned = isShown(warningMessage) && !isShown(errorMessage)
  const { describedBy, descriptionId, errorId, warningId } = notesOf(id, {
    description,
    errorMessage,
    warningMessage: isWarned ? warningMessage : undefined,
  })
  return (
    <fieldset aria-describedby={describedBy} className="ui-field-group">
      <legend className={hideLabel ? 'visually-hidden' : 'ui-field-label'}>
        {label}
        {isRequired && <RequiredMark />}
      </legend>
      <div className="ui-field-group-fields">{children}</div>
      {isShown(errorMessage) && (
        <p className="ui-field-error" id={errorId}>
          <ErrorIcon size={14} />
          <span>{errorMessage}</span>
        </p>
      )}
      {isWarned && (
        <p className="ui-field-warning" id={warningId}>
          <WarningIcon size={14} />
          <span>{warningMessage}</span>
        </p>
      )}
      {description !== undefined && (
        <p className="ui-field-description" id={descriptionId}>
          {description}
        </p>
      )}
    </fieldset>
  )
}
