import type { ReactNode } from 'react'
import { Label, Text } from 'react-aria-components'
import { ErrorIcon } from '../icons.tsx'
import './Field.css'

type FieldLabelProps = {
  label: string
  isRequired: boolean | undefined
  hideLabel?: boolean | undefined
  htmlFor?: string | undefined
}

/** The words above a control. */
export function FieldLabel({ label, isRequired = false, hideLabel = false, htmlFor }: FieldLabelProps) {
  return (
    <Label className={hideLabel ? 'visually-hidden' : 'ui-field-label'} htmlFor={htmlFor}>
      {label}
      {isRequired && (
        <span aria-hidden="true" className="ui-field-required">
          *
        </span>
      )}
    </Label>
  )
}

type FieldNotesProps = {
  description: ReactNode
  errorMessage: string | undefined
  descriptionId?: string | undefined
  errorId?: string | undefined
}

/** The hint and the error under a control, which the control is described by. */
export function FieldNotes({ description, errorMessage, descriptionId, errorId }: FieldNotesProps) {
  return (
    <>
      {isShown(errorMessage) && (
        <Text className="ui-field-error" elementType="p" id={errorId} slot="errorMessage">
          <ErrorIcon size={14} />
          <span>{errorMessage}</span>
        </Text>
      )}
      {description !== undefined && (
        <Text className="ui-field-description" elementType="p" id={descriptionId} slot="description">
          {description}
        </Text>
      )}
    </>
  )
}

/** Whether an error message says something. */
export function isShown(errorMessage: string | undefined): errorMessage is string {
  return errorMessage !== undefined && errorMessage !== ''
}
