import type { ReactNode } from 'react'
import { useId } from 'react'
import { ErrorIcon } from '../icons.tsx'
import { isShown, notesOf } from './field.ts'
import { RequiredMark } from './FieldParts.tsx'
import './Field.css'
import './FieldGroup.css'

export type FieldGroupProps = {
  label: string
  description?: ReactNode
  /** One error for all fields of the group. */
  errorMessage?: string | undefined
  isRequired?: boolean | undefined
  hideLabel?: boolean | undefined
  children: ReactNode
}

/** Fields that belong together, under one name and with one error. */
export function FieldGroup({
  label,
  description,
  errorMessage,
  isRequired = false,
  hideLabel = false,
  children,
}: FieldGroupProps) {
  const id = useId()
  const { describedBy, descriptionId, errorId } = notesOf(id, { description, errorMessage })
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
      {description !== undefined && (
        <p className="ui-field-description" id={descriptionId}>
          {description}
        </p>
      )}
    </fieldset>
  )
}
