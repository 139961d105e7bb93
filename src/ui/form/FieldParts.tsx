import type { ReactNode } from 'react'
import { Label, Text } from 'react-aria-components'
import { ErrorIcon, WarningIcon } from '../icons/firstIcons.tsx'
import { type FieldProps, isShown } from './field.ts'
import './Field.css'

type FieldLabelProps = Pick<FieldProps, 'label' | 'marker' | 'isRequired' | 'isReadOnly' | 'hideLabel'> & {
  htmlFor?: string | undefined
}

/** The label above a control. What cannot be filled in is not marked as required. */
export function FieldLabel({
  label,
  marker,
  isRequired = false,
  isReadOnly = false,
  hideLabel = false,
  htmlFor,
}: FieldLabelProps) {
  return (
    <Label className={hideLabel ? 'visually-hidden' : 'ui-field-label'} htmlFor={htmlFor}>
      {label}
      {marker !== undefined && <span className="ui-field-marker">{` ${marker}`}</span>}
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

type FieldNotesProps = Pick<FieldProps, 'description' | 'errorMessage' | 'warningMessage'> & {
  descriptionId?: string | undefined
  errorId?: string | undefined
  warningId?: string | undefined
}

/**
 * The error, the warning and the hint under a control, which the control is described by. A control that is none of react-aria's names
 * the ids of its notes: around it the slots may be those of a dialog.
 */
export function FieldNotes({
  description,
  errorMessage,
  descriptionId,
  errorId,
  warningMessage,
  warningId,
}: FieldNotesProps) {
  const [error, hint] = errorId === undefined ? (['errorMessage', 'description'] as const) : []
  return (
    <>
      {isShown(errorMessage) && (
        <Note className="ui-field-error" id={errorId} slot={error}>
          <ErrorIcon size={14} />
          <span>{errorMessage}</span>
        </Note>
      )}
      {isShown(warningMessage) && (
        <p className="ui-field-warning" id={warningId}>
          <WarningIcon size={14} />
          <span>{warningMessage}</span>
        </p>
      )}
      {description !== undefined && (
        <Note className="ui-field-description" id={descriptionId} slot={hint}>
          {description}
        </Note>
      )}
    </>
  )
}

type NoteProps = {
  className: string
  id: string | undefined
  slot: 'errorMessage' | 'description' | undefined
  children: ReactNode
}

function Note({ slot, children, className, id }: NoteProps) {
  if (slot !== undefined)
    return (
      <Text className={className} elementType="p" id={id} slot={slot}>
        {children}
      </Text>
    )
  return (
    <p className={className} id={id}>
      {children}
    </p>
  )
}
