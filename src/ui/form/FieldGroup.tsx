import type { ReactNode } from 'react'
import { useId } from 'react'
import { ErrorIcon } from '../icons.tsx'
import { isShown } from './FieldParts.tsx'
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
export function FieldGroup({ label, description, errorMessage, isRequired = false, hideLabel = false, children }: FieldGroupProps) {
  const id = useId()
  const isInvalid = isShown(errorMessage)
  const notes = [isInvalid ? `${id}-error` : '', description === undefined ? '' : `${id}-description`].filter((note) => note !== '').join(' ')
  return (
    <fieldset aria-describedby={notes === '' ? undefined : notes} className="ui-field-group">
      <legend className={hideLabel ? 'visually-hidden' : 'ui-field-label'}>
        {label}
        {isRequired && (
          <span aria-hidden="true" className="ui-field-required">
            *
          </span>
        )}
      </legend>
      <div className="ui-field-group-fields">{children}</div>
      {isInvalid && (
        <p className="ui-field-error" id={`${id}-error`}>
          <ErrorIcon size={14} />
          <span>{errorMessage}</span>
        </p>
      )}
      {description !== undefined && (
        <p className="ui-field-description" id={`${id}-description`}>
          {description}
        </p>
      )}
    </fieldset>
  )
}
