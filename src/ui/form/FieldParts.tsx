import { Label, Text } from 'react-aria-components'
import { ErrorIcon, WarningIcon } from '../icons.tsx'
import { type FieldProps, isShown } from './field.ts'
import './Field.css'

type FieldLabelProps = Pick<FieldProps, 'label' | 'isRequired' | 'isReadOnly' | 'hideLabel'> & {
  htmlFor?: string | undefined
}

/** The words above a control. What cannot be filled in is not marked as required. */
export function FieldLabel({
  label,
  isRequired = false,
  isReadOnly = false,
  hideLabel = false,
  htmlFor,
}: FieldLabelProps) {
  return (
    <Label className={hideLabel ? 'visually-hidden' : 'ui-field-label'} htmlFor={htmlFor}>
      {label}
      {isRequired && !isReadOnly && <RequiredMark />}
    </Label>
  )
}

export function RequiredMark() {
  return (
    <span aria-hidden="true" className="ui-field-required">
      *
    </span>
  )
}

type FieldNotesProps = Pick<FieldProps, 'description' | 'errorMessage'> & {
  descriptionId?: string | undefined
  errorId?: string | undefined
  warningMessage?: string | undefined
  warningId?: string | undefined
}

/** The error, the warning and the hint under a control, which the control is described by. */
export function FieldNotes({
  description,
  errorMessage,
  descriptionId,
  errorId,
  warningMessage,
  warningId,
}: FieldNotesProps) {
  return (
    <>
      {isShown(errorMessage) && (
        <Text className="ui-field-error" elementType="p" id={errorId} slot="errorMessage">
          <ErrorIcon size={14} />
          <span>{errorMessage}</span>
        </Text>
      )}
      {isShown(warningMessage) && (
        <p className="ui-field-warning" id={warningId}>
          <WarningIcon size={14} />
          <span>{warningMessage}</span>
        </p>
      )}
      {description !== undefined && (
        <Text className="ui-field-description" elementType="p" id={descriptionId} slot="description">
          {description}
        </Text>
      )}
    </>
  )
}
